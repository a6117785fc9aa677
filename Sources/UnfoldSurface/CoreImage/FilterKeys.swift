#if !canImport(CoreImage)
    /// A key of filters.
    public let kCIInputImageKey = "inputImage"
    /// A key of filters.
    public let kCIInputBackgroundImageKey = "inputBackgroundImage"
    /// A key of filters.
    public let kCIInputTargetImageKey = "inputTargetImage"
    /// A key of filters.
    public let kCIInputMaskImageKey = "inputMaskImage"
    /// A key of filters.
    public let kCIInputGradientImageKey = "inputGradientImage"
    /// A key of filters.
    public let kCIInputShadingImageKey = "inputShadingImage"
    /// A key of filters.
    public let kCIInputRadiusKey = "inputRadius"
    /// A key of filters.
    public let kCIInputIntensityKey = "inputIntensity"
    /// A key of filters.
    public let kCIInputColorKey = "inputColor"
    /// A key of filters.
    public let kCIInputContrastKey = "inputContrast"
    /// A key of filters.
    public let kCIInputBrightnessKey = "inputBrightness"
    /// A key of filters.
    public let kCIInputSaturationKey = "inputSaturation"
    /// A key of filters.
    public let kCIInputCenterKey = "inputCenter"
    /// A key of filters.
    public let kCIInputAngleKey = "inputAngle"
    /// A key of filters.
    public let kCIInputScaleKey = "inputScale"
    /// A key of filters.
    public let kCIInputAspectRatioKey = "inputAspectRatio"
    /// A key of filters.
    public let kCIInputTransformKey = "inputTransform"
    /// A key of filters.
    public let kCIInputExtentKey = "inputExtent"
    /// A key of filters.
    public let kCIInputEVKey = "inputEV"
    /// A key of filters.
    public let kCIInputSharpnessKey = "inputSharpness"
    /// A key of filters.
    public let kCIInputWidthKey = "inputWidth"
    /// A key of filters.
    public let kCIInputTimeKey = "inputTime"
    /// A key of filters.
    public let kCIInputRefractionKey = "inputRefraction"
    /// A key of filters.
    public let kCIInputWeightsKey = "inputWeights"
    /// A key of filters.
    public let kCIInputBiasKey = "inputBias"
    /// A key of filters.
    public let kCIInputDepthImageKey = "inputDepthImage"
    /// A key of filters.
    public let kCIInputVersionKey = "inputVersion"
    /// A key of filters.
    public let kCIOutputImageKey = "outputImage"
    /// What is known of a filter.
    public let kCIAttributeFilterName = "CIAttributeFilterName"
    /// What is known of a filter.
    public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
    /// What is known of a filter.
    public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
    /// What is known of a filter.
    public let kCIAttributeDefault = "CIAttributeDefault"
    /// What is known of a filter.
    public let kCIAttributeMin = "CIAttributeMin"
    /// What is known of a filter.
    public let kCIAttributeMax = "CIAttributeMax"
    /// What is known of a filter.
    public let kCIAttributeSliderMin = "CIAttributeSliderMin"
    /// What is known of a filter.
    public let kCIAttributeSliderMax = "CIAttributeSliderMax"
    /// What is known of a filter.
    public let kCIAttributeClass = "CIAttributeClass"
    /// What is known of a filter.
    public let kCIAttributeType = "CIAttributeType"
    /// A group of filters.
    public let kCICategoryReduction = "CICategoryReduction"
    /// A group of filters.
    public let kCICategoryBlur = "CICategoryBlur"
    /// A group of filters.
    public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
    /// A group of filters.
    public let kCICategoryColorEffect = "CICategoryColorEffect"
    /// A group of filters.
    public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
    /// A group of filters.
    public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
    /// A group of filters.
    public let kCICategoryGenerator = "CICategoryGenerator"
    /// A group of filters.
    public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
    /// A group of filters.
    public let kCICategoryGradient = "CICategoryGradient"
    /// A group of filters.
    public let kCICategoryHalftoneEffect = "CICategoryHalftoneEffect"
    /// A group of filters.
    public let kCICategorySharpen = "CICategorySharpen"
    /// A group of filters.
    public let kCICategoryStylize = "CICategoryStylize"
    /// A group of filters.
    public let kCICategoryTileEffect = "CICategoryTileEffect"
    /// A group of filters.
    public let kCICategoryTransition = "CICategoryTransition"
    /// A group of filters.
    public let kCICategoryStillImage = "CICategoryStillImage"
    /// A group of filters.
    public let kCICategoryVideo = "CICategoryVideo"
    /// A group of filters.
    public let kCICategoryBuiltIn = "CICategoryBuiltIn"
#endif

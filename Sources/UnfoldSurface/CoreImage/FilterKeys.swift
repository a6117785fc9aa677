#if !canImport(CoreImage)
    public let kCIInputImageKey = "inputImage"
    public let kCIInputBackgroundImageKey = "inputBackgroundImage"
    public let kCIInputTargetImageKey = "inputTargetImage"
    public let kCIInputMaskImageKey = "inputMaskImage"
    public let kCIInputGradientImageKey = "inputGradientImage"
    public let kCIInputShadingImageKey = "inputShadingImage"
    public let kCIInputRadiusKey = "inputRadius"
    public let kCIInputIntensityKey = "inputIntensity"
    public let kCIInputColorKey = "inputColor"
    public let kCIInputContrastKey = "inputContrast"
    public let kCIInputBrightnessKey = "inputBrightness"
    public let kCIInputSaturationKey = "inputSaturation"
    public let kCIInputCenterKey = "inputCenter"
    public let kCIInputAngleKey = "inputAngle"
    public let kCIInputScaleKey = "inputScale"
    public let kCIInputAspectRatioKey = "inputAspectRatio"
    public let kCIInputTransformKey = "inputTransform"
    public let kCIInputExtentKey = "inputExtent"
    public let kCIInputEVKey = "inputEV"
    public let kCIInputSharpnessKey = "inputSharpness"
    public let kCIInputWidthKey = "inputWidth"
    public let kCIInputTimeKey = "inputTime"
    public let kCIInputRefractionKey = "inputRefraction"
    public let kCIInputWeightsKey = "inputWeights"
    public let kCIInputBiasKey = "inputBias"
    public let kCIInputDepthImageKey = "inputDepthImage"
    public let kCIInputVersionKey = "inputVersion"
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

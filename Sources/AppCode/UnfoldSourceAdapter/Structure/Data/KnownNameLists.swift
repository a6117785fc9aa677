extension KnownNames {
    /// Types that do not begin with one of ``prefixes``, and functions whose names begin as UIKit's types.
    static let types = NameTable.words(
        #"""
        AnyCancellable AnyClass AnyCollection AnyHashable AnyIterator AnyKeyPath AnyObject AnyPublisher
        AnySequence Any Array ArraySlice AsyncSequence AsyncStream AsyncThrowingStream AttributeContainer
        AttributedString AutoreleasingUnsafeMutablePointer BidirectionalCollection BinaryFloatingPoint
        BinaryInteger Binding BlockOperation Bool Bundle ByteCountFormatter CGFloat CVarArg Calendar
        CancellationError Cancellable CaseIterable Character CharacterSet CheckedContinuation Class ClosedRange
        CocoaError Codable CodingKey CodingKeys CodingUserInfoKey Collection Color ColorResource CommandLine
        Comparable ComparisonResult Context ContiguousArray CurrentValueSubject CustomDebugStringConvertible
        CustomNSError CustomReflectable CustomStringConvertible Data Date DateComponents DateComponentsFormatter
        DateFormatter DateInterval DateIntervalFormatter Decimal Decodable Decoder DecodingError Dictionary
        Dimension DispatchGroup DispatchIO DispatchQoS DispatchQueue DispatchSemaphore DispatchSource
        DispatchTime DispatchTimeInterval DispatchWallTime DispatchWorkItem DispatchWorkItemFlags Double
        Duration Element EmptyCollection Encodable Encoder EncodingError Environment EnvironmentObject Equatable
        Error ExpressibleByArrayLiteral ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral
        ExpressibleByFloatLiteral ExpressibleByIntegerLiteral ExpressibleByNilLiteral
        ExpressibleByStringInterpolation ExpressibleByStringLiteral FileHandle FileManager FileProtectionType
        FixedWidthInteger Float Float32 Float64 FloatingPoint ForEach Formatter Future GeometryReader HTTPCookie
        HTTPCookieStorage HTTPURLResponse HStack IBAction IBDesignable IBInspectable IBOutlet IBSegueAction Hashable Hasher ISO8601DateFormatter Identifiable Image
        ImageResource IndexPath IndexSet InputStream Int Int16 Int32 Int64 Int8 IteratorProtocol JSONDecoder
        JSONEncoder JSONSerialization Just KeyPath KeyedDecodingContainer KeyedEncodingContainer LazySequence
        List Locale LocalizedError LocalizedStringKey Logger LosslessStringConvertible MainActor Measurement
        MeasurementFormatter MemoryLayout Mirror MutableCollection Never Notification NotificationCenter
        NumberFormatter Numeric ObjectIdentifier ObservableObject Observed ObservedObject OpaquePointer
        Operation OperationQueue OptionSet Optional OutputStream PartialKeyPath PassthroughSubject
        PersonNameComponents Pipe PreviewProvider Process ProcessInfo Progress PropertyListDecoder
        PropertyListEncoder PropertyListSerialization Protocol Published Publisher Publishers
        RandomAccessCollection Range RangeReplaceableCollection RawRepresentable RawValue
        ReferenceWritableKeyPath Regex RelativeDateTimeFormatter Result RunLoop Scanner Scene Selector Self
        Sendable Sequence Set SetAlgebra SignedInteger SignedNumeric State StateObject StaticString Stream
        Strideable String StringProtocol Subject Subscribers Subscription Subscriptions Substring Task TaskGroup
        TaskPriority Text Thread TimeInterval TimeZone Timer Type UInt UInt16 UInt32 UInt64 UInt8 URL URLCache
        URLComponents URLCredential URLError URLProtocol URLQueryItem URLRequest URLResponse URLSession
        URLSessionConfiguration URLSessionDataDelegate URLSessionDataTask URLSessionDelegate
        URLSessionDownloadTask URLSessionTask UUID UndoManager Unicode Unit UnsafeBufferPointer
        UnsafeMutablePointer UnsafeMutableRawPointer UnsafePointer UnsafeRawPointer UserDefaults VStack View
        ViewBuilder ViewModifier Void WritableKeyPath XMLParser XMLParserDelegate ZStack Zip2Sequence
        Actor CChar CInt CollectionDifference ContinuousClock FloatingPointRoundingRule KeyValuePairs
        PartialRangeFrom RandomNumberGenerator RangeExpression ReversedCollection SingleValueDecodingContainer
        SingleValueEncodingContainer Slice SystemRandomNumberGenerator TaskLocal TextOutputStream ThrowingTaskGroup
        UnicodeScalar UnkeyedDecodingContainer Unmanaged UnsafeMutableBufferPointer UnsignedInteger
        UIApplicationMain UIGraphicsBeginImageContext UIGraphicsBeginImageContextWithOptions UIGraphicsEndImageContext
        UIGraphicsGetCurrentContext UIGraphicsGetImageFromCurrentImageContext UIGraphicsPopContext
        UIGraphicsPushContext UIImageJPEGRepresentation UIImagePNGRepresentation UIImageWriteToSavedPhotosAlbum
        UIRectClip UIRectFill UIRectFrame
        """#)

    /// Properties, methods, cases and functions.
    static let members = NameTable.words(
        #"""
        asyncAfter base64EncodedData base64EncodedString
        abbreviated abbreviatingWithTildeInPath above aboveContentSizes abs absolute absoluteString
        acceptableTypeIdentifiers accessibilityActivate accessibilityContrast accessibilityCustomActions
        accessibilityCustomContent accessibilityElement accessibilityElementCount
        accessibilityElementDidBecomeFocused accessibilityElements accessibilityElementsHidden
        accessibilityExpandedStatus accessibilityExtraExtraExtraLarge accessibilityExtraExtraLarge
        accessibilityExtraLarge accessibilityHint accessibilityIdentifier accessibilityIgnoresInvertColors
        accessibilityLabel accessibilityLabelBlock accessibilityLarge accessibilityMedium
        accessibilityPerformEscape accessibilityTraits accessibilityTraitsBlock accessibilityValue accessories
        accessoryType accessoryView accessoryWithoutRoom action actionSheet actions activate activated active
        activeInputModes activityCategory activityImage activityIndicatorViewStyle activityItems
        activityItemsConfiguration activitySide activityTitle activityType activityViewController
        activityViewControllerPlaceholderItem actual adaptivePresentationStyle add addAction addAnimations
        addArc addArrangedSubview addAttribute addAttributes addBehavior addChild addCompletion addConstraint
        addConstraints addCurve addEllipse addGestureRecognizer addHandler addInteraction addItem addItems
        addKeyframe addLayoutGuide addLayoutManager addLine addLines addObserver addPath addQuadCurve addRect
        addRects addRoundedRect addSublayer addSubview addTabStop addTarget addTextContainer addTextField
        addingAttributes additionalSafeAreaInsets address addressComponents adjustTextPosition
        adjustedContentInset adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth
        adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled adjustsImageWhenHighlighted
        advance advances affectsColorAppearance affineTransform after age alert alignAllCenterX alignAllCenterY
        alignAllLeft alignBaselines alignment alignmentRect alignmentRectInsets all allCases allControlEvents
        allObjects allSatisfy allSizes allTargets allTouches allocate allowedUnits
        allowedWritingToolsResultOptions allowsDefaultTighteningForTruncation allowsEditing
        allowsEditingTextAttributes allowsFocus allowsFocusDuringEditing allowsKeyedCoding
        allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection
        allowsSelectionDuringEditing allowsSelfSizing alpha alphaInfo alternateIconName alternates alternative
        altitudeAngle always alwaysBounceHorizontal alwaysBounceVertical alwaysTemplate ambiguityFindings
        ambiguous ambiguousLayouts amount anchor anchorPoint anchorWithOffset anchored and animate
        animateAlongsideTransition animateKeyframes animated animation animationDidStop animationDuration
        animationKeys animations annotation announces any anyObject appear appearance appearanceNotUsed appeared
        append appendInterpolation appendItems appendLiteral appendSections appendingFormat
        appendingPathComponent application applicationIconBadgeNumber applicationState apply
        applySnapshotUsingReloadData applyWithBlock applying apportionsSegmentWidthsByContent arc4random
        arc4random_uniform archive areAnimationsEnabled areKeptInReusePool arguments arrangedSubviews array
        arrowDirection ascender ascending ascent ascii asciiValue asked askedAgain assert assertionFailure
        assign assumeIsolated assumingMemoryBound async atEnd atEstimate attachment attachmentBounds
        attachmentSize attachments attribute attributedLabel attributedName attributedPlaceholder
        attributedSubstring attributedSubtitle attributedText attributedTitle attributedValue attributes
        attributesOfItem audio auto autocapitalizationType autocorrectionType automatic automaticDimension
        automaticInsets automaticSize automaticallyAdjustsScrollViewInsets automaticallyNotifiesObservers
        automaticallyPlacesContentView automaticallyUpdatesBackgroundConfiguration
        automaticallyUpdatesContentConfiguration autoreleasepool autoresizesSubviews autoresizing
        autoresizingMask autoreverses available availableMediaTypes awake awakeFromNib
        axesPreservingSuperviewLayoutMargins axis azimuthAngle backBarButtonItem backButtonTitle
        backIndicatorImage backIndicatorTransitionMaskImage background backgroundColor backgroundConfiguration
        backgroundEffect backgroundImage backgroundRect backgroundView backward backwards badge
        badgeTextAttributes badgeValue bar barButtonItem barKeepsHeight barPosition barStyle barTintColor base
        baseAddress baseWritingDirection baseline baselineAdjustment baselineCanvas baselineOffset
        batchUpdateCount batchUpdateReportLimit batchUpdateReports becomeFirstResponder before began begin
        beginAnimations beginEditing beginFloatingCursor beginInteractiveMovementForItem beginTime beginTracking
        beginUndoGrouping beginUpdates beginningOfDocument behavioralStyle behaviors below belowContentSizes
        between bevel beyondPrecision bezel binary binding bits bitsPerComponent bitsPerPixel black block blue
        bmp body bold boldSystemFont bool boolValue borderColor borderStyle borderWidth bordered
        borderedProminent borderedTextFieldHeight borderedTinted borderless both bottom bottomAnchor
        bottomLayoutGuide bottomLeading bottomLeft bottomMargin bottomRight bottomSeparatorInsets
        bottomSeparatorVisibility bottomTrailing bounce bounces boundarySupplementaryItems boundingBox
        boundingBoxOfPath boundingRect bounds box brief broadcast broken brokenXML buffer build bundle
        bundlePath bundleURL butt button buttonMask buttonMinimumWidth buttonShapesEnabled buttonSize buttonType
        buttonVerticalPadding byCharWrapping byClipping byGeneration byLines bySentences byTruncatingHead
        byTruncatingMiddle byTruncatingTail byWordWrapping byWords byte bytes bytesPerRow caTransform3DValue
        cached calendar callAsFunction callout camera cameraCaptureMode cameraDevice canBecomeFirstResponder
        canBecomeFocused canLoadObject canPaste canPerform canPerformAction canPerformUnwindSegueAction canRedo
        canReorderItem canUndo cancel cancelInteractiveMovement cancelInteractiveTransition
        cancelPreviousPerformRequests canvas canvasTextSize capHeight capInsets capacity capitalized caption1
        caption2 captureTextFromCamera caretRect caseInsensitive category cause causes ceil cell cellDragState
        cellDropState cellForItem cellForRow cellLayoutMarginsFollowReadableWidth cellUpdateHandler center
        centerX centerXAnchor centerXWithinMargins centerY centerYAnchor centerYWithinMargins centered
        cgAffineTransform cgAffineTransformValue cgColor cgGlyph cgImage cgPath cgPoint cgRect cgRectValue
        cgSize cgSizeValue cgVector cgVectorValue change changeCurrentDirectoryPath changeInLength changed
        changedByLayout changedTraits changes changesSelectionAsPrimaryAction character characterIndex
        characterRange characters check checkmark child childForStatusBarStyle children choose circle clamp
        clamped clampedOffset class classForCoder clear clearButtonMode clearButtonRect clearsOnInsertion
        clearsSelectionOnViewWillAppear clip clippedText clipsToBounds close closeSubpath closed closestPosition
        cmyk code coefficient collapse collapsed collection collectionCell collectionView
        collectionViewContentSize collectionViewDidEndMultipleSelectionInteraction collectionViewLayout colon
        color colorSpace colors column combine command commit commitAnimations commitInsertion committed common
        compact compactAppearance compactDatePickerHeight compactDateWidth compactGap compactMap
        compactScrollEdgeAppearance compactTimeWidth compare completeStateRestoration completed
        completionWithItemsHandler completions component components compose compressed compressionResistance
        concatenating condition configuration configurationState configurationUpdateHandler
        configurationWithoutWeight configureWithOpaqueBackground conforms connectedScenes console consoleText
        constant constraint constraints constraintsAffectingLayout contactAdd container containerAnchor
        containerURL containerView contains containsAttachments containsTraits containsValue content
        contentChanged contentCompressionResistancePriority contentConfiguration contentEdgeInsets contentHeight
        contentHeightAfter contentHeightBefore contentHorizontalAlignment contentHugging contentHuggingPriority
        contentInset contentInsetAdjustmentBehavior contentInsets contentInsetsReference contentLayoutGuide
        contentMode contentOffset contentOffsetAdjustment contentOffsetAfter contentOffsetBefore
        contentPositionAdjustment contentRect contentScaleFactor contentSize contentSizeAdjustment
        contentSizeCategory contentVerticalAlignment contentView contents contentsOfDirectory contentsRect
        contentsScale context contextMenuInteraction continuous contradiction contradictory control
        controlCharacter controlMetrics controllerGuides controllerView convert convertTime convertToDeviceSpace
        convertToScreenCoordinates convertToUserSpace converted coordinate coordinateSpace copy copyItem
        cornerCurve cornerRadius corners cos count countDownDuration countDownTimer coverVertical
        createDirectory creatingFixedGroup creatingMovableGroup creatingOptionalGroup crossDissolve css current
        currentAttributedTitle currentBackgroundImage currentDirectoryPath currentDirectoryURL currentImage
        currentItem currentMaximumTrackImage currentMinimumTrackImage currentPage currentPoint currentTitle
        currentTitleColor currentTitleShadowColor curve custom customClass customSpacing customStates customView
        customizationIdentifier cut cutOff damping dark data dataDetectorTypes dataProvider dataSource date
        dateAndTime dateComponents datePickerMode datePickerStyle dateTimeStyle day deactivate deactivated
        deallocate debugPrint decelerationRate decimal decode decodeBool decodeDouble decodeFloat decodeInteger
        decodeObject decomposed decorationItems decorationView decreaseSize decrementImage default
        defaultBackgroundConfiguration defaultContentConfiguration defaultHigh defaultIntent defaultLow
        defaultMode defaultTabInterval defaultToolTip defaultValue defaultWritingDirection
        definesPresentationContext delay delegate delete deleteAll deleteBackward deleteCharacters deleteItems
        deletePlaceholder deleteRows deleteSections deleted deletedSections deletingLastPathComponent
        dependencies depth dequeueConfiguredReusableCell dequeueConfiguredReusableSupplementary
        dequeueReusableCell dequeueReusableHeaderFooterView dequeueReusableSupplementaryView descender descent
        description deselectItem deselectRow design designOfSystemFont designableSizes destination
        destinationIndexPath destinationOfSymbolicLink destructive detached detail detailButton detailDisclosure
        detailDisclosureButton detailTextLabel detents developmentLayoutDirection device diacriticInsensitive
        diagnose dictionary dictionaryRepresentation dictionaryWithValues didBecomeActiveNotification didChange
        didChangeNotification didChangeValue didEndEditingReasonUserInfoKey didMove didMoveToSuperview
        didMoveToWindow didProcessEditingNotification didReceiveMemoryWarning
        didReceiveMemoryWarningNotification didReorder didTransition didUpdateFocus difference dimension
        dimsBackgroundDuringPresentation direction directionLeftToRight directionRightToLeft
        directionalEdgeInsets directionalEdgeInsetsValue directionalLayoutMargins
        directionalPressGestureRecognizer directory directoryURL disableActions disableUndoRegistration disabled
        disc disclosure disclosureIndicator discoverabilityTitle dismiss dismissButtonStyle dismissMenu display
        displayGamut displayMode displayName displayOrder displayOrderIdentifiers displayScale displayStyle
        distance distantFuture distantPast distribution dividerImage document documentContextAfterInput
        documentContextBeforeInput documentInteractionControllerViewControllerForPreview documentPicker
        documentPickerWasCancelled documentType documents domain done doneButtonAppearance doubleValue down
        dragDelegate dragInteractionEnabled dragItem dragStateDidChange draw drawLinearGradient drawPath
        drawText drop dropDelegate dropFirst dropLast dropped dump duplicate duration dx dy dynamic easeIn
        easeInEaseOut easeInOut easeOut edge edgeInsets edgeSpacing edges edgesForExtendedLayout edit
        editButtonItem editMenuInteraction edited editedAttributes editedCharacters editedMask editedRange
        editingAccessoryType editingAccessoryView editingChanged editingDidBegin editingDidEnd editingRect
        editingStyle effect effectiveContentHorizontalAlignment effectiveContentSize
        effectiveUserInterfaceLayoutDirection element elementKind elementKindSectionFooter
        elementKindSectionHeader elements elementsEqual empty enableUndoRegistration enabled
        enabledIncludingConstraints enablesReturnKeyAutomatically encapsulated encapsulatedHeight enclosingMark
        encode encoding end endAlpha endEditing endFloatingCursor endIndex endInteractiveMovement endOfDocument
        endRefreshing endUndoGrouping endUpdates ended endsWith entersReaderIfAvailable entries enum
        enumerateAttributes enumerateEventHandlers enumerateLineFragments enumerateMatches enumerateSubstrings
        enumerated enumerator environment equal equalCentering equalSpacing equalTo equation error errors
        escaped estimateCorrection estimated estimatedItemSize estimatedRowHeight estimatedSectionFooterHeight
        estimatedSectionHeaderHeight evaluate evenOdd everyWrappingView exception exchange exchangeObject
        exchangeSubview excludedActivityTypes executable executableURL exerciseAmbiguityInLayout expand expanded
        exponent export expression extendStateRestoration extendedLayoutIncludesOpaqueBars extendsBoundary
        extensionContext extent extraExtraExtraLarge extraExtraLarge extraLarge extraSmall face faceCount faces
        fact fade failed failure fallbackLines family familyName fast fatalError featureSettings feedbackLoop
        file fileAttributes fileExists fileHandleForReading filePath fileSize fill fillColor fillEqually
        fillMode fillPath fillProportionally filled filter filtered filters
        finalLayoutAttributesForDisappearingItem finalize finalizeAnimatedBoundsChange
        finalizeCollectionViewUpdates finalizeLayoutTransition find findAndReplace findInteraction findNext
        findPrevious finding findings finish finishInteractiveTransition finished fire first firstAnchor
        firstAttribute firstBaseline firstBaselineAnchor firstIndex firstItem firstItemInSection firstLayout
        firstLineHeadIndent firstMatch firstObject firstRect firstUnlaidGlyphIndex firstView fitted fitting
        fittingSizeLevel fixed fixedSpace flag flagged flashScrollIndicators flatMap flexible
        flexibleBottomMargin flexibleHeight flexibleLeftMargin flexibleRightMargin flexibleSpace
        flexibleTopMargin flexibleWidth flipHorizontal flipsHorizontallyInOppositeLayoutDirection float floor
        flush flushUpdates focusEffect focusGroupIdentifier focusGroupPriority folded folder folders folding
        font fontAround fontAttributes fontDescriptor fontFile fontFileName fontFiles fontName fontNames
        fontPaths fontSize footer footerHeight footerMode footerReferenceSize footerView footnote
        forBaselineLayout forEach forFirstBaselineLayout forLastBaselineLayout forbidden force forceLeftToRight
        forceRightToLeft forceTouchCapability foregroundColor foreign form formSheet formUnion format forward
        forwardingTarget forwards fractionOfDistanceThroughGlyph fractionalHeight fractionalWidth
        fragmentsAllowed frame frameAfter frameBefore frameLayoutGuide free from fromContentInset
        fromLayoutMargins fromSafeArea fromValue full fullName fullScreen function general generalCategory
        generation generic gestureRecognizer gestureRecognizerShouldBegin gestureRecognizers get getLineDash gif
        givenName givesWay glyphRange go got gray greaterThanOrEqual greaterThanOrEqualTo
        greatestFiniteMagnitude green group groupCount grouped groupedFooter groupedHeader groupingLevel
        groupsByEvent guide guides half handle handler hangulWordPriority hasActiveDrag hasActiveDrop
        hasAmbiguousLayout hasDifferentColorAppearance hasFixedFrame hasImages hasItemConformingToTypeIdentifier
        hasLearnedWord hasPrefix hasReadOffLengths hasStrings hasSuffix hasTallLines hasText hasURLs
        hasUncommittedUpdates hash hashValue headIndent header headerHeight headerMode headerReferenceSize
        headerView heading headline heavy hebrew height heightAfter heightAnchor heightBefore heightDimension
        heightForItem heightForRow help hexadecimal hidden hide hideMenu hidesBottomBarWhenPushed
        hidesForSinglePage hidesSearchBarWhenScrolling hidesWhenStopped hierarchy high highlight
        highlightedImage history hitTest horizontal horizontalSizeClass horizontally host hour hoverStyle html
        hyphen hyphenationFactor icon id identifier identity ignored image imageDynamicRange imageEdgeInsets
        imageForSegment imageLayoutGuide imagePadding imagePickerController imagePickerControllerDidCancel
        imagePlacement imageProperties imageRect imageRendererFormat imageToTextPadding imageView
        imageWithoutSize images immediate impactOccurred import importance in inactive inconsistencyText
        increaseSize incrementImage indentationLevel indentationWidth index indexOfItem indexOfSection indexPath
        indexPathAfter indexPathAfterUpdate indexPathBefore indexPathBeforeUpdate indexPathForItem
        indexPathForPreferredFocusedView indexPathForRow indexPathForSelectedRow indexPathsForRows
        indexPathsForSelectedItems indexPathsForSelectedRows indexPathsForVisibleItems indexPathsForVisibleRows
        indexPathsForVisibleSupplementaryElements indexTitles indexes indexesKey indicator indicatorStyle
        indices inertCall inferences inferred inferredNumbers infinity infoDark infoLight
        inheritedAnimationDuration initial initialLayoutAttributesForAppearingItem initialVelocity initialize
        initializeElement inline inlineDatePickerSize inlinePredictionType inner input inputAccessoryView
        inputDelegate inputView inputViewStyle insert insertArrangedSubview insertItems insertRows
        insertSections insertSegment insertSublayer insertSubview insertText inserted insertedSections insertion
        insertionIndexPath inset insetBy insetGrouped insetsLayoutMarginsFromSafeArea instantiate
        instantiateInitialViewController instantiateViewController intValue integer integerValue integral intent
        interGroupSpacing interItemSpacing interSectionSpacing interactionState interactions
        interfaceOrientation intersection intersects interval intrinsicContentSize invalid invalidUTF8
        invalidate invalidateDataSourceCounts invalidateDecorationElements invalidateEverything
        invalidateFlowLayoutDelegateMetrics invalidateIntrinsicContentSize invalidateItems invalidateLayout
        invalidateSupplementaryElements invalidated invalidatedItemIndexPaths invalidatedSupplementaryIndexPaths
        invalidationContext invalidationContextClass inverted ios26 isASCII isAccessibilityCategory
        isAccessibilityElement isActive isAlphabetic isAnimating isAnswered isAtEnd
        isBaselineRelativeArrangement isBeingDismissed isBeingPresented isBoldTextEnabled
        isCameraDeviceAvailable isCompactHeight isCompactWidth isContinuous isDarkerSystemColorsEnabled
        isDescendant isDesignTime isDisabled isDisjoint isDocument isDoubleSided isEditable isEditing isEmoji
        isEmojiPresentation isEmpty isEnabled isEqual isEstimated isExclusiveTouch isExecutableFile isExpanded
        isFinite isFirstResponder isFlagged isFlat isFocused isFresh isFull isGrayscaleEnabled
        isGuidedAccessEnabled isHidden isHighlighted isIdentity isInDefaultCustomization isInteractive
        isInterruptible isInvertColorsEnabled isItalic isKeyWindow isKind isLandscape
        isLayoutMarginsRelativeArrangement isLetter isLoaded isLowercase isModalInPresentation isMovingToParent
        isMultipleTouchEnabled isNaN isNavigationBarHidden isNetworkActivityIndicatorVisible isNewline isNull
        isNumber isOn isOpaque isPagingEnabled isPlaceholder isPointerInteractionEnabled isPortrait isPosition
        isPrefetchingEnabled isPrior isReadable isReconfigured isRect isReduceMotionEnabled
        isReduceTransparencyEnabled isRemovedOnCompletion isReordering isRunning isScrollEnabled
        isSecureTextEntry isSelectable isSelected isShowing isSourceTypeAvailable isSpringLoaded
        isStatusBarHidden isStoryboard isSubset isSubtype isSuperset isSupertype isSwiped isSwitchControlRunning
        isSymbolAnimationEnabled isSymbolImage isSystem isTextDragActive isTextDropActive isToolbarHidden
        isTracking isTranslucent isUppercase isUserInteractionEnabled isValid isVertical isViewLoaded isVisible
        isVoiceOverRunning isWhitespace isWholeNumber isWrapped isolated italicSystemFont item itemAnchor
        itemIdentifier itemIdentifiers itemProvider itemSeparatorHandler itemSet itemSize itemSpacing itemWidth
        items join joined jpeg jpegData json jsonObject jump justified keepsScreen kept kern kerning key
        keyCommands keyPath keyPathsForValuesAffectingValue keyWindow keyboard keyboardAppearance
        keyboardDidHideNotification keyboardDismissMode keyboardFrameEndUserInfoKey keyboardLayoutGuide
        keyboardType keyboardWillShowNotification keys kind kindKey label labelFontSize laidOut landscape
        landscapeLeft landscapeRight large largeActivitySide largeConfigurationInsets largeContentImage
        largeContentImageInsets largeContentTitle largeTitle largeTitleDisplayMode largeTitleTextAttributes last
        lastBaseline lastBaselineAnchor lastBatchUpdateReport lastColumnOnly lastIndex lastPathComponent latin
        layer layerClass layerMaxXMinYCorner layerMinXMinYCorner layout layoutAttributesClass
        layoutAttributesForDecorationView layoutAttributesForElements layoutAttributesForItem
        layoutAttributesForSupplementaryElement layoutAttributesForSupplementaryView layoutDirection
        layoutFittingCompressedSize layoutFrame layoutGuide layoutGuides layoutIfNeeded layoutManager
        layoutManagers layoutMargins layoutMarginsDidChange layoutMarginsGuide layoutPasses layoutSize
        layoutSublayers layoutSubviews lazy leading leadingAnchor leadingMargin learn learnWord
        leastNonzeroMagnitude leastNormalMagnitude left leftAnchor leftBarButtonItem leftBarButtonItems
        leftCapWidth leftItemsSupplementBackButton leftMargin leftOut leftToRight leftView leftViewMode
        legibilityWeight length lessThanOrEqual lessThanOrEqualTo letter level levelsOfUndo lifetime lift light
        line lineBreakMode lineBreakStrategy lineCap lineDashPattern lineExtent lineFragmentPadding
        lineFragmentRect lineHeight lineHeightMultiple lineSeparator lineSpacing lineWidth linear link
        linkTextAttributes list listCell listEnvironment listGroupedCell listHeader listPlainCell listening
        literal load loadInPlaceFileRepresentation loadNibNamed loadObject loadView loadViewIfNeeded local
        localObject locale localizedCaseInsensitiveCompare localizedDescription localizedString
        localizedStringWithFormat localizedSuggestion localizedTitle location locations lock log long lookup low
        lower lowerBound lowercase lowercaseAlpha lowercaseRoman lowercased main maintainsFixedSize make
        makeContentView makeIterator makeKeyAndVisible makeObject makeTextWritingDirectionLeftToRight
        makeTextWritingDirectionRightToLeft managingNavigationController managingTabGroup map mapError mapFormat
        mapValues margins marginsOfTableWidth markedTextRange markedTextStyle marker marking mask maskedCorners
        masksToBounds matches mathExpressionCompletionType matrix max maxX maxY maximumContentSizeCategory
        maximumDate maximumLineHeight maximumNumberOfLines maximumNumberOfTouches maximumPossibleForce
        maximumSize maximumUnitCount maximumValue measure measureAllRows measureCount measured measuredAtStep
        measuredAtWidth measuredBecause measurement measurementStep measurements measurer measures measuringLoop
        mediaType mediaTypes medium mediumConfigurationInsets member members memory menu menuItems
        menuRepresentation merge merging message method metrics mid midX midY middle milliseconds min minX minY
        mini minificationFilter minimal minimumDate minimumFontSize minimumInteritemSpacing minimumLineHeight
        minimumLineSpacing minimumPressDuration minimumScaleFactor minimumValue minus minute minuteInterval
        mirrored mismatch misses missingFont missingGlyphs missingImage missingTable missingUpdate miter
        miterLimit mixed modalPresentationStyle modalTransitionStyle mode model modificationDate modifierFlags
        modifyingTraits monochrome monospaced monospacedDigitSystemFont monospacedSystemFont month more motion
        motionEffects movableGroup move moveItem moveRow moveSection moveToPoint moved movedSections movie mpeg
        multipliedReportingOverflow multiplier multiselect mutableArray mutableCopy name named names namespace
        nan nanoseconds nativeBounds natural navigationBar navigationController navigationItem nearest
        needsDisplayOnBoundsChange needsLayout needsUpdateConstraints never new newKey newValue newlines next
        nextFocusedIndexPath nextLayout nibBundle nibName no noAttribute noCell noIntrinsicMetric noItem
        noKeyboard noMap noRow noSection noSegment noTables nonNegative nonZero none nonspacingMark normal not
        notANumber notAnAttribute notFinite notLoaded note notificationIsPriorKey notificationOccurred now null
        number numberOfComponents numberOfGlyphs numberOfItems numberOfLines numberOfPages numberOfRows
        numberOfSections numberOfSegments numberOfTapsRequired numberOfTouches numberOfTouchesRequired
        numberStyle numeric objCType objc_getAssociatedObject objc_setAssociatedObject object objects
        obscuresBackgroundDuringPresentation observe observeValue observersNotCalled occurrence occurrences off
        offset offsetBy old oldHeight oldKey oldValue omitted on one opacity open operation optional
        optionalGroup options orange order orderedAscending orderedDescending orderedSame orientation
        orientationDidChangeNotification origin originalImage originalURL orthogonalScrollingBehavior
        orthogonalScrollingProperties other otherTextSize outdone outletCollections outlets outline
        outlineDisclosure output outputFormatting outside outsideParent overFullScreen overlap
        overlappingSegments overlay override overrideInheritedDuration overrideTraitCollection
        overrideUserInterfaceStyle overruled owningView package pad padding pageControlHeight pageControlPadding
        pageCount pageCurl pageSheet pageWidth pageWithoutFonts pair panGestureRecognizer paragraph
        paragraphSeparator paragraphSpacing paragraphSpacingBefore paragraphStyle parameters parent parse parts
        passUnretained passes passwordRules paste pasteAndGo pasteAndMatchStyle pasteAndSearch
        pasteConfiguration pasteDelegate path pathComponents pathExtension paths pattern pause pdf pencil
        pencilInteractionDidTap percent percentComplete perform performAsCurrent performBatchUpdates
        performSegue performSelector performUsingPresentationValues performWithSender performWithoutAnimation
        performsFirstActionWithFullSwipe phase phone phoneNumber pi pickerView pinToVisibleBounds pinned
        placeholder placeholderRect placeholderText placement plain plainHeader plainView play playback plus png
        pngData point pointSize pointee pointer pointerStyleProvider points popFirst popLast
        popToRootViewController popToViewController popViewController popover popoverPresentationController
        portrait portraitUpsideDown position positionAdjustment positional possible post postScriptName
        postalCode postscriptName pow power precondition preferences preferred preferredAction
        preferredBarTintColor preferredBehavioralStyle preferredContentSize preferredContentSizeCategory
        preferredContentSizeDidChange preferredControlTintColor preferredDatePickerStyle preferredElementSize
        preferredFocusEnvironments preferredFont preferredFrameSize preferredLayoutAttributesFitting
        preferredMaxLayoutWidth preferredMenuElementOrder preferredPresentationStyle preferredSearchBarPlacement
        preferredStatusBarStyle preferredStyle preferredSymbolConfiguration preferredSymbolConfigurationForImage
        prefersGrabberVisible prefersLargeTitles prefersSideBySideTextAndSecondaryText prefersStatusBarHidden
        prefetchDataSource prefix premultipliedLast prepare prepareForDisplay prepareForInterfaceBuilder
        prepareForReuse prepareForTransition prepend present presentEditMenu presentOpenInMenu
        presentOptionsMenu presentPreview presentation presentationController presentationControllerDidDismiss
        presentationStyle presentedAsLargeAsWindow presentedViewController presentingViewController
        preservesSuperviewLayoutMargins pressesBegan preview previewParametersProvider previewProvider
        previewSize previewingContext previous previouslyFocusedIndexPath primary primaryAction
        primaryActionTriggered primaryLanguage print printContent prior priority priorityOutOfRange privateUse
        problem process processEditing processIdentifier processInfo progress progressHeight progressViewStyle
        prominent prominentButtonAppearance prompt properties property propertyList proposal protocol
        protocol_getMethodDescription providesPresentationContextTransitionStyle pull punctuation push pushOut
        pushViewController quote radius raiseUndefined raised random randomElement range rangeEnclosingPosition
        rangeOfMisspelledWord ranges rawValue read readDataToEndOfFile readLine readableContent
        readableContentGuide readableWidth reading reason reconfigureItems reconfigureRows
        reconfiguredItemIdentifiers recorded rect rectForFooter rectForHeader rectForRow recursiveDescription
        red redo redoActionName reduce refresh refreshControl register registerFonts registerForPreviewing
        registerForTraitChanges registerObject registerUndo registered registeredTypeIdentifiers regular
        regularExpression relation relative release reload reloadComponent reloadData reloadInputViews
        reloadItems reloadRows reloadSections reloaded reloadedItemIdentifiers reloadedSectionIdentifiers
        reloadedSections remembersLastFocusedIndexPath removal remove removeAction removeAll removeAllActions
        removeAllAnimations removeAllObjects removeAllSegments removeAllTrackedConstraints removeAnimation
        removeArrangedSubview removeAttribute removeFirst removeFromParent removeFromSuperlayer
        removeFromSuperview removeGestureRecognizer removeInteraction removeItem removeLast removeLastObject
        removeLayoutGuide removeLayoutManager removeObject removeObserver removeReusableViews removeSegment
        removeTabStop removeTarget removeValue removed rename render renderingMode reorder reorderingHandlers
        repeatCount repeatDuration repeatedID replace replaceAll replaceCharacters replaceLayoutManager
        replaceObjects replaceSublayer replaceSubrange replaceTextualPortion replacing replacingCharacters
        replacingOccurrences reply representedElementCategory representedElementKind representedObject required
        requiresConstraintBasedLayout reserveCapacity reserved reservedLayoutSize reservedLayoutWidth reset
        resignFirstResponder resistance resizableImage resizableSnapshotView resize resizeAspect resolvedColor
        resolvedStrokeColor responder responds restorationIdentifier restoreGState restoreUserActivityState
        restoresFocusAfterTransition result resultType results resume returnKeyType reusableView reuseIdentifier
        reveal reverse reversed reversesTitleShadowWhenHighlighted rgb right rightAnchor rightBarButtonItem
        rightBarButtonItems rightMargin rightToLeft rightView rightViewMode role root rootElement rootItems
        rootViewController roots rotate rotated rotation round roundButtonSide rounded roundedRect rounding
        roundingScale rounds roundsTextToPoints row rowExists rowHeight rowSize rows rtf run runs runtime sRGB
        safariViewControllerDidFinish safeArea safeAreaInsets safeAreaInsetsDidChange safeAreaLayoutGuide same
        save saveGState saved scalarValue scale scaleAspectFit scaleBy scaleToFill scaledBy scaledFont
        scaledValue scales scalesLargeContentImage scene sceneCaptureState schedule scheduledTimer
        scopeBarButtonBackgroundImage scopeBarButtonTitleTextAttributes scopeButtonTitles screen screenSize
        screens script scroll scrollDirection scrollEdgeAppearance scrollIndicatorInsets scrollMode
        scrollRangeToVisible scrollRectToVisible scrollToItem scrollToRow
        scrollViewDidChangeAdjustedContentInset scrollViewDidEndDecelerating scrollViewDidEndDragging
        scrollViewDidEndScrollingAnimation scrollViewDidEndZooming scrollViewDidScroll scrollViewDidScrollToTop
        scrollViewDidZoom scrollViewShouldScrollToTop scrollViewWillBeginDecelerating
        scrollViewWillBeginDragging scrollViewWillBeginZooming scrollViewWillEndDragging scrollableAxes
        scrollsToTop search searchBar searchBarHeight searchBarSearchButtonClicked searchBarStyle
        searchController searchFieldBackgroundImage searchResultsUpdater searchSuggestions searchText
        searchTextField second secondAnchor secondAttribute secondItem secondaryAttributedText secondaryLabel
        secondaryText secondaryTextLayoutGuide secondaryTextProperties seconds section sectionExists
        sectionFooterHeight sectionFootersPinToVisibleBounds sectionHeaderHeight sectionHeaderTopPadding
        sectionHeadersPinToVisibleBounds sectionIdentifier sectionIdentifiers sectionIndexTitles sectionInset
        sectionInsetReference sectionSnapshotHandlers sectionTitles sections seed seek segment segmentDivider
        segmentIndex segmentPadding segmentedHeight segmentedInsets select selectAll selectItem selectRow
        selected selectedBackgroundView selectedImage selectedIndex selectedItem selectedRange
        selectedScopeButtonIndex selectedSegmentIndex selectedTab selectedText selectedTextRange
        selectedViewController selectionAffinity selectionChanged selectionDidChange selectionFollowsFocus
        selectionIndicatorImage selectionRects selectionStyle selectionWillChange selector self
        selfSizingInvalidation semanticContentAttribute semibold send sendAction sendActions sendEvent
        sendSubviewToBack sender sent sentence sentences separator separatorConfiguration separatorInset
        separatorLayoutGuide separatorShare separatorStyle services session set setAction setActionName
        setAffineTransform setAlternateIconName setAnimationCurve setAnimationDuration setAnimationsEnabled
        setArray setAttributedString setAttributedTitle setAttributes setBackgroundImage setBaseWritingDirection
        setCompletionBlock setConstraints setContentCompressionResistancePriority setContentHuggingPriority
        setContentOffset setContentPositionAdjustment setCustomSpacing setData setDate setDisableActions
        setDividerImage setDuration setEditing setFill setFillColor setHidesBackButton setHighlighted setImage
        setIncrementImage setItems setLeftBarButtonItems setLineDash setLineWidth setMarkedText setMenuVisible
        setMinimumTrackImage setNavigationBarHidden setNeedsDisplay setNeedsFocusUpdate setNeedsLayout
        setNeedsStatusBarAppearanceUpdate setNeedsUpdateConfiguration setNeedsUpdateConstraints
        setNeedsUpdateContentUnavailableConfiguration setNeedsUpdateProperties setObject
        setOverrideTraitCollection setPositionAdjustment setPositions setPreferredSymbolConfiguration
        setRightBarButtonItems setScopeBarButtonBackgroundImage setScopeBarButtonTitleTextAttributes
        setSearchFieldBackgroundImage setSelected setShouldAntialias setShowsCancelButton setSize setStroke
        setStrokeColor setTabs setTargetRect setTitle setTitleColor setTitleShadowColor setTitleTextAttributes
        setToolbarHidden setToolbarItems setValue setValuesForKeys setViewControllers setWidth setZoomScale
        setting severalWrappingViews severity shadowBlurRadius shadowColor shadowImage shadowOffset shadowPath
        shadowProperties shape share shared sheetPresentationController shift short shortWidths shouldAutorotate
        shouldBeArchived shouldChangeText shouldCollapseItem shouldDifferentiateWithoutColor shouldExpandItem
        shouldGroupAccessibilityChildren shouldIndentWhileEditing shouldInvalidateLayout shouldPerformSegue
        shouldUpdateFocus show showDetailViewController showMenu showsActivityIndicator showsCancelButton
        showsExpansionTextWhenTruncated showsLargeContentViewer showsMenuAsPrimaryAction showsReorderControl
        showsSeparators showsVerticalSeparator shuffle shuffled sidebar sidebarPlain sign signal signed simulate
        simulateAccessoryTap simulateOutlineDisclosure simulateTap sin single singleLine size sizeThatFits
        sizeToFit sizes sizingRule skipDescendants sleep sliderHeight sliderInsets small
        smallConfigurationInsets smartDashesType smartInsertDeleteType smartQuotesType snapshot
        snapshotForExpandingParent snapshotView soft solved some sort sorted sortedArray sortedKeys source
        sourceIndexPath sourceItem sourceRect sourceType sourceView space spacing spacingBaselineToBaseline
        spacingMark spacingUseDefault spacingUseSystem span spanner spatial speed spellCheckingType spellOut
        split splitViewController spring sqrt square squareRoot stack stackHiding stale staleBecause
        staleSinceStep standard standardAppearance standardError standardInput standardOutput standardWidth
        standardizedFileURL start startAccessingSecurityScopedResource startAlpha startAnimating startAnimation
        startIndex startInteractiveTransition starts startsWith state statusBar statusBarFrame statusBarManager
        statusBarOrientation statusBarStyle step stepLimit stepValue stepperSize stop
        stopAccessingSecurityScopedResource stopAnimating stopped storage storyboard strength stretchableImage
        strict stride string stringValue strings stroke strokeColor strokeColorTransformer strokeEnd strokePath
        strokeWidth strongToWeakObjects struct style subheadline subitems subject sublayers subpathsOfDirectory
        subscript substring substringNotRequired subtitle subtitleCell subtract subtracting subtype subviews
        success suffix suggestedInvocationPhrase sum superclass superclassMirror superlayer supertypes superview
        supplementariesFollowContentInsets supplementary supplementaryItems supplementaryView
        supplementaryViewProvider supportedInterfaceOrientations supports supportsAlternateIcons
        supportsMultipleScenes svg swap swapAt switchInsets switchSize symbol symbolConfiguration symbolSize
        symbolWeight symbolicTraits symbols system systemBackground systemBlue systemFont systemFontSize
        systemFontSubstitute systemGray5 systemGray6 systemGreen systemGroupedBackground systemLayoutSizeFitting
        systemMinimumLayoutMargins systemRed systemTeal systemTraitsAffectingColorAppearance
        systemUltraThinMaterialDark tab tabAccessoryEnvironment tabBar tabBarController tabBarItem tabStops
        table tableFooterView tableHeaderView tableView tableViewDidEndMultipleSelectionInteraction tabs
        tabularDigits tag tailIndent take takeUnretainedValue taller target targetContentOffset targetTransform
        temporaryDirectory terminationStatus test text textAlignment textColor textContainer textContainerInset
        textContainers textContentType textDidBeginEditingNotification textDidChange textDidChangeNotification
        textDidEndEditingNotification textDocumentProxy textDragDelegate textDragInteraction textDragOptions
        textDropDelegate textDropInteraction textField textFieldBorderHeight textFieldBorderWidth
        textFieldCaretWidth textFieldDidBeginEditing textFieldDidChangeSelection textFieldDidEndEditing
        textFieldLinePadding textFieldShouldBeginEditing textFieldShouldClear textFieldShouldEndEditing
        textFieldShouldReturn textFields textInputView textLabel textLayoutGuide textLists textProperties
        textRange textRect textScale textSize textSizeOfEnvironment textStorage textStyle textStyleLeading
        textStyling textToSecondaryTextHorizontalPadding textToSecondaryTextVerticalPadding textView
        textViewDidBeginEditing textViewDidChange textViewDidChangeSelection textViewDidEndEditing
        textViewShouldBeginEditing textViewShouldEndEditing textWidthDisambiguation textWillChange textualRange
        thin thumbTintColor ticks tie ties tiff tile time timeInterval timeIntervalSince timeOffset timeZone
        timedOut timestamp timing timingFunction tintAdjustmentMode tintColor tintColorDidChange tinted title
        title1 title2 title3 titleColor titleEdgeInsets titleForSegment titleLabel titlePadding
        titlePositionAdjustment titleRect titleShadowColor titleTextAttributes titleTextAttributesTransformer
        titleView to toOpaque toValue toggle toggleBoldface toggleItalics toggleUnderline tokenizer tokens
        tolerance tooDeep tooLarge tooLargeForLine tooLongText tooManyAttributes tooManyElements tooShort
        toolTip toolTipInteraction toolbar toolbarItems toolsVersion top topAnchor topCapHeight topLayoutGuide
        topLeading topLeft topMargin topRight topSeparatorInsets topSeparatorVisibility topTrailing
        topViewController total touchDown touchUpInside touches touchesBegan touchesCancelled touchesEnded
        touchesMoved trackConfiguration tracking trailing trailingAnchor trailingItemGroups trailingMargin
        trailingSwipeActionsConfigurationProvider traitBold traitCollection traitCollectionDidChange
        traitEnvironmentDidChange traitItalic traitMonoSpace traitOverrides traits traitsChanged
        traitsOfOneEnvironment transform transform3D transformed transition transitionCoordinator
        transitioningDelegate translateBy translatedBy translatesAutoresizingMaskIntoConstraints
        translatesReferenceBoundsIntoBoundary translation trimmingCharacters truncate truncatedGlyphRange
        truncatesLastVisibleLine truncatingRemainder tuple tx ty type typeDirectory types typingAttributes
        typographic uiEdgeInsets uiEdgeInsetsValue uiOffset uiOffsetValue ultraLight unarrangedSubview
        unavailable unbounded unchanged undecided underlineStyle undo undoActionName undoManager
        undoMenuItemTitle undoNestedGroup unicodeScalars uniformAcrossSiblings union unit unitsPerEm unitsStyle
        unkeyedContainer unknown unknownBeginning unlearnWord unlessEditing unlock unmarkText unreadable
        unreadableFont unregisterForPreviewing unregisterForTraitChanges unregisterImage unsatisfiable
        unspecified unstable unsupported unwind up update updateAction updateConfiguration updateConstraints
        updateConstraintsIfNeeded updateContentUnavailableConfiguration updateFloatingCursor updateFocusIfNeeded
        updateInteractiveMovementTargetPosition updateProperties updatePropertiesIfNeeded updateSearchResults
        updateTextAttributes updateTraitsIfNeeded updateValue updateViewConstraints updated updatedConstraints
        upper upperBound uppercase uppercaseRoman uppercased url urls useSelectionForFind usedRect user
        userActivity userInfo userInterfaceIdiom userInterfaceLayoutDirection userInterfaceLevel
        userInterfaceStyle userLabel usesAutoLayout usesConstraints usesDefaultHyphenation usesEvenOddFillRule
        usesLineFragmentOrigin utf16 utf8 utf8CString utf8CodeUnitCount utf8Start uti uuid uuidString value
        value1 value2 valueCell valueChanged values variable velocity version vertical verticalSizeClass
        vertically video videoMaximumDuration videoQuality view viewController viewControllers viewDidAppear
        viewDidDisappear viewDidLayoutSubviews viewDidLoad viewForZooming viewIfLoaded viewIsAppearing
        viewLayoutMarginsDidChange viewRespectsSystemMinimumLayoutMargins viewSafeAreaInsetsDidChange
        viewWillAppear viewWillDisappear viewWillLayoutSubviews viewWillTransition viewport views
        viewsWithinHalf viewsWithinOne visible visibleCells visibleItems visibleSupplementaryViews
        visibleViewController visualDescription visualEffect volume wait waitUntilExit wanted warning warnings
        weakObjects weekOfMonth weight wheels wheelsSize whenEditing whenNotEditing whileEditing white
        whitespaces wholeMatch wideEncoding width widthAnchor widthChanged widthCount widthDimension
        widthForSegment widthsOfSystemFont willChange willChangeValue willCollapseItem willExpandItem willMove
        willProcessEditingNotification willRemoveSubview willShowMenuNotification willTransition winding window
        windowScene windows withAlphaComponent withDesign withHandler withLock withRenderingMode withSize
        withSymbolicTraits withTraitCollection withUniqueName withUnsafeBufferPointer withUnsafeBytes
        withUnsafeMutableBufferPointer withValue withinHalf withinOne withinOneByInsets withinOneByRule word
        words worst worstByRule worstView wrapped wraps writableTypeIdentifiersForItemProvider write
        writingToolsBehavior xHeight xibView xml year yearAndMonth yellow yield zIndex zPosition zero
        zeroFormattingBehavior zeroHeight zeroSize zip zoom zoomScale
        bitWidth compactMapValues customMirror debugDescription firstRange formIndex formIntersection hexDigitValue
        isInfinite isMultiple isStrictSubset lexicographicallyPrecedes magnitude overlaps quotientAndRemainder
        removeSubrange removeSubranges signum symmetricDifference trimmingPrefix wholeNumberValue withCString
        """#)

    /// Beginnings of names of Apple's types.
    static let prefixes = NameTable.words(
        """
        UI NS CA CG CF CI CL MK AV WK PH SK UN CN EK HK LA NW MF SF UT CT CM GK MTL MTK SCN PDF QL PK CK MP IN LP WC
        OS Dispatch UNNotification NSLayout
        """)

    /// Types of properties that apps read and set most.
    static let properties = NameTable.lines(
        """
        text String?
        title String?
        placeholder String?
        accessibilityLabel String?
        attributedText NSAttributedString?
        image UIImage?
        backgroundColor UIColor?
        textColor UIColor?
        tintColor UIColor?
        font UIFont?
        isHidden Bool
        isEnabled Bool
        isSelected Bool
        isOn Bool
        isUserInteractionEnabled Bool
        clipsToBounds Bool
        isEmpty Bool
        alpha CGFloat
        cornerRadius CGFloat
        borderWidth CGFloat
        constant CGFloat
        rowHeight CGFloat
        spacing CGFloat
        frame CGRect
        bounds CGRect
        center CGPoint
        size CGSize
        contentSize CGSize
        contentOffset CGPoint
        contentInset UIEdgeInsets
        numberOfLines Int
        tag Int
        count Int
        row Int
        section Int
        imageView UIImageView?
        textLabel UILabel?
        detailTextLabel UILabel?
        titleLabel UILabel?
        titleView UIView?
        contentView UIView
        view UIView
        superview UIView?
        window UIWindow?
        layer CALayer
        tableView UITableView
        collectionView UICollectionView
        navigationController UINavigationController?
        navigationItem UINavigationItem
        delegate AnyObject?
        reuseIdentifier String
        identifier String
        nib UINib
        color UIColor
        """)

    /// Labels of UIKit's functions that libraries and tools have others of the name of.
    static let labels = NameTable.lines(
        """
        register _:forCellReuseIdentifier: _:forHeaderFooterViewReuseIdentifier: _:forCellWithReuseIdentifier: _:forSupplementaryViewOfKind:withReuseIdentifier: _:forDecorationViewOfKind:
        dequeueReusableCell withIdentifier: withIdentifier:for: withReuseIdentifier:for:
        dequeueReusableHeaderFooterView withIdentifier:
        dequeueReusableSupplementaryView ofKind:withReuseIdentifier:for:
        instantiate withOwner: withOwner:options:
        instantiateViewController withIdentifier: identifier: identifier:creator:
        """
    ).mapValues(NameTable.words)

    /// What names stand for that tools generate, by the namespace: of a `-` after the app's class that is called so, else
    /// the rest.
    static let generated = NameTable.lines(
        """
        R.image UIImage?
        R.color UIColor?
        R.font UIFont?
        R.file URL?
        R.nib -
        R.reuseIdentifier -
        R.string -
        R.string.* String
        R.storyboard -
        R.storyboard.* -UIViewController?
        R.segue -
        R.segue.* -
        L10n String
        L10n.* String
        Strings String
        Strings.* String
        Asset -
        """)

    /// What tools call their namespaces.
    static let ofTools = Set(generated.keys.compactMap { $0.split(separator: ".").first.map(String.init) })

    /// Members of types, for `.name`.
    static let implicits = NameTable.lines(
        """
        UIColor black white clear red green blue gray lightGray darkGray yellow orange purple brown cyan magenta label secondaryLabel tertiaryLabel separator systemBackground secondarySystemBackground systemRed systemBlue systemGreen systemGray systemOrange systemYellow systemPink systemPurple systemTeal systemIndigo link
        UIFont systemFont boldSystemFont italicSystemFont preferredFont monospacedSystemFont
        UIControl.State normal highlighted disabled selected focused
        UIControl.Event touchUpInside touchDown valueChanged editingChanged editingDidEnd editingDidBegin
        UIView.ContentMode scaleAspectFill scaleAspectFit scaleToFill
        """
    ).mapValues(NameTable.words)

    /// What parameters of closures are by habit of their names.
    static let parameters = [
        "indexPath": "IndexPath", "tableView": "UITableView", "collectionView": "UICollectionView", "view": "UIView",
        "cell": "UITableViewCell", "error": "any Error",
    ]

    /// What UIKit's functions take first.
    static let takes = NameTable.lines(
        """
        addArrangedSubview UIView
        addChild UIViewController
        addSubview UIView
        insertSubview UIView
        present UIViewController
        pushViewController UIViewController
        """)

    /// Members that lists have.
    static let ofLists = NameTable.words(
        """
        compactMap map flatMap forEach filter first last count isEmpty sorted enumerated reversed contains append indices reduce
        joined allSatisfy prefix suffix dropFirst firstIndex
        """)

    /// Static properties that give the one object of their type.
    static let shared: Set<String> = [
        "shared", "default", "standard", "main", "instance", "current", "sharedInstance", "sharedManager", "singleton",
    ]

    /// Images and colors of UIKit's, which symbols of catalogues do not replace.
    static let symbols = NameTable.lines(
        """
        UIImage actions add checkmark remove strokedCheckmark
        UIColor black blue brown clear cyan darkGray darkText gray green label lightGray lightText link magenta opaqueSeparator orange \
        placeholderText purple quaternaryLabel quaternarySystemFill red secondaryLabel secondarySystemBackground secondarySystemFill \
        secondarySystemGroupedBackground separator systemBackground systemBlue systemBrown systemCyan systemFill systemGray systemGray2 \
        systemGray3 systemGray4 systemGray5 systemGray6 systemGreen systemGroupedBackground systemIndigo systemMint systemOrange \
        systemPink systemPurple systemRed systemTeal systemYellow tertiaryLabel tertiarySystemBackground tertiarySystemFill \
        tertiarySystemGroupedBackground tintColor white yellow
        """
    ).mapValues(NameTable.words)
}

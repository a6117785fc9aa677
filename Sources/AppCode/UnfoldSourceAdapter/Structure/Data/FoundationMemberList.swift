extension KnownNames {
    /// Methods and properties of Foundation's types on Linux, of those that are not among ``members``.
    static let ofFoundation = NameTable.words(
        """
        abbreviation absoluteURL acceptConnectionInBackgroundAndNotify acceptInput activeProcessorCount addBarrierBlock
        addCharacters addDependency addEntries addExecutionBlock addObjects addOperation addOperations addProduct
        addSuite addTimeInterval addValue addedToDirectoryDate adding addingObjects addingPercentEncoding addingProduct
        addingTimeInterval addresses adjustingRanges advanced allCredentials allHTTPHeaderFields allHeaderFields allKeys
        allValues allowedClasses allowsCellularAccess allowsFloats allowsJSON5 allowsNonnumericFormatting
        alternateDescription alternateQuotationBeginDelimiter alternateQuotationEndDelimiter alwaysShowsDecimalSeparator
        amSymbol appStoreReceiptURL appendPathComponent appendPathExtension appending appendingPathExtension
        applicationIsScriptable applyTransform applyingTransform archiver archiverDidFinish archiverWillFinish
        assumesTopLevelDictionary attemptRecovery attributeModificationDate attributesOfFileSystem authenticationMethod
        availableData availableNumberingSystems baseURL baseUnitValue becomeCurrent bigEndian binade bitPattern
        bitmapRepresentation builtInPlugInsPath builtInPlugInsURL bundleIdentifier byteCount cString cache cachePolicy
        cachedResponse calendarIdentifier canBeConverted cancelAllOperations cancellationHandler canonicalPath
        caseInsensitiveCompare caseSensitive characterIsMember charactersToBeSkipped checkResourceIsReachable
        classForKeyedArchiver classNameForClass classNamed client closeCode closeFile closeReason collation
        collationIdentifier collatorIdentifier comment commentURL commonPrefix comparator completePath
        completedUnitCount completionBlock componentsJoined componentsToDisplay compoundPredicateType connectEndDate
        connectStartDate connectionProxyDictionary consuming contentAccessDate contentModificationDate contentsEqual
        continueWithoutCredential converter converting cookieAcceptPolicy cookies copyBytes countLimit
        countOfBytesClientExpectsToReceive countOfBytesClientExpectsToSend countOfBytesExpectedToReceive
        countOfBytesExpectedToSend countOfBytesReceived countOfBytesSent countOfIndexes
        countOfRequestBodyBytesBeforeEncoding countOfRequestBodyBytesSent countOfRequestHeaderBytesSent
        countOfResponseBodyBytesAfterDecoding countOfResponseBodyBytesReceived countOfResponseHeaderBytesReceived
        countStyle createFile createSymbolicLink creationDate credentials currency currencyCode currencyDecimalSeparator
        currencyGroupingSeparator currencySymbol currentDiskUsage currentIndex currentMemoryUsage currentMode
        currentRequest customPronoun dataDecodingStrategy dataEncodingStrategy dataRepresentation dataTask
        dateDecodingStrategy dateEncodingStrategy dateField dateFormat dateInterval dateIntervalOfWeekend dateSeparator
        dateStyle dateTemplate dateTimeSeparator dates dayOfYear daylightSavingTimeOffset daysOfTheMonth daysOfTheYear
        decimalSeparator decimalValue decodeArray decodeCInt decodeData decodeIfPresent decodeInt32 decodeInt64
        decodePoint decodePropertyList decodeRect decodeSize decodeValue decodingFailurePolicy
        decomposedStringWithCanonicalMapping decomposedStringWithCompatibilityMapping defaultCredential defaultDate
        delegateQueue deleteCookie deleteLastPathComponent deletePathExtension deletingPathExtension
        dequeueNotifications descriptionInStringsFileFormat developmentLocalization directoryAttributes discreteInput
        diskCapacity distinguishedNames divide divided dividing documentIdentifier doesRelativeDateFormatting
        domainLookupEndDate domainLookupStartDate domainResolutionProtocol double download downloadTask durationField
        earlierDate earliestBeginDate edgeInsetsValue editingString encodeArray encodeBycopyObject encodeByrefObject
        encodeBytes encodeConditionalObject encodeIfPresent encodePropertyList encodeRootObject encodeValue encodedData
        encodedHost endDate enqueue enumerate enumerateAttribute enumerateBytes enumerateDates enumerateKeysAndObjects
        enumerateLines enumerateObjects enumerateRanges era eraSymbols errorCode errorDescription errorUserInfo
        evictsObjectsWithDiscardedContent executableArchitectures executablePath executionBlocks expandingTildeInPath
        expectedContentLength expiresDate exponentBitPattern exponentSymbol failWithError failingURL failureReason
        failureResponse failureURLString falseBranch fastestEncoding fetchStartDate fileAllocatedSize fileDescriptor
        fileHandleForWriting fileManager filePathURL fileResourceIdentifier fileResourceType fileSystemRepresentation
        filteredIndexSet finishDecoding finishEncoding finishTasksAndInvalidate fireDate firstDayOfWeek
        firstObjectCommon firstWeekday floatValue floatingPointClass formRemainder formSquareRoot
        formSymmetricDifference formTruncatingRemainder formatOptions formatWidth formatted formattingContext foundation
        fractionCompleted fragment frequency fullUserName generatesCalendarDates generatesDecimalNumbers
        generationIdentifier getAllTasks getBuffer getBytes getCString getCachedResponse getCharacters getCredentials
        getDefaultCredential getEra getFileSystemRepresentation getHour getIndexes getLineStart getObjects
        getParagraphStart getRelationship getResourceValue getTasksWithCompletionHandler getValue globallyUniqueString
        grammaticalGender gregorianStartDate groupingSeparator groupingSize hasBytesAvailable hasDirectoryPath
        hasHiddenExtension hasMember hasMemberInPlane hasPassword hasSpaceAvailable hasThousandSeparators helpAnchor
        homeDirectory homeDirectoryForCurrentUser hostName hourCycle hours httpAdditionalHeaders httpBody httpBodyStream
        httpCookieAcceptPolicy httpCookieStorage httpMaximumConnectionsPerHost httpMethod httpShouldHandleCookies
        httpShouldSetCookies httpShouldUsePipelining ianaName imageURL includesActualByteCount includesCount
        includesUnit includingFractionalSeconds increaseLength indexGreaterThanIndex indexGreaterThanOrEqual
        indexLessThanIndex indexLessThanOrEqual indexOfObject indexOfObjectIdentical indexRange indexesOfObjects
        infoDictionary int16Value int32Value int64Value int8Value integerGreaterThan integerGreaterThanOrEqualTo
        integerLessThan integerLessThanOrEqualTo internationalCurrencySymbol interrupt intersect intersectSet
        intersectsSet invalidateAndCancel invert isAbsolutePath isAdaptive isAliasFile isApplication isAsynchronous
        isCancellable isCancelled isCanonical isCellular isCoderError isConstrained isDate isDateInToday
        isDateInTomorrow isDateInWeekend isDateInYesterday isDaylightSavingTime isDeletableFile isDirectory
        isDiscretionary isExcludedFromBackup isExecutable isExecutableError isExecuting isExpensive isFileError
        isFileURL isFinished isForFoodEnergyUse isForPersonHeightUse isForPersonMassUse isFormattingError isHTTPOnly
        isIndeterminate isLeap isLeapMonth isLenient isLess isLessThanOrEqualTo isMainThread isMember isMountTrigger
        isMultipath isNormal isOperatingSystemAtLeast isPackage isPartialStringValidationEnabled isPausable isPaused
        isPhonetic isPropertyListError isProxy isProxyConnection isReadableFile isReady isRegularFile isRepeatedDay
        isReusedConnection isSecure isSessionOnly isSignMinus isSignaling isSignalingNaN isStrictSuperset isSubnormal
        isSuspended isSymbolicLink isSystemImmutable isTotallyOrdered isUbiquitousFileError isUbiquitousItem
        isUserActivityError isUserImmutable isValidDate isValidationError isVolume isWritable isWritableFile
        isXPCConnectionError isZero keyDecodingStrategy keyEncodingStrategy keyEnumerator keysOfEntries
        keysSortedByValue labelNumber language languageCode languageComponents languageIdentifier lastObject lastRange
        laterDate launch launchPath lengthOfBytes lhs limitDate lineRange linkCount linkItem littleEndian
        loadAndReturnError localAddress localPort localizations localizedAdditionalDescription localizedCapitalized
        localizedCaseInsensitiveContains localizedCompare localizedFailureReason localizedInfoDictionary localizedLabel
        localizedLowercase localizedName localizedRecoveryOptions localizedRecoverySuggestion localizedStandardCompare
        localizedStandardContains localizedStandardRange localizedTypeDescription localizedUppercase localizesFormat
        longCharacterIsMember longEraSymbols longLongValue m11 m12 m21 m22 mainDocumentURL majorVersion matchingPolicy
        maxConcurrentOperationCount maximum maximumFractionDigits maximumIntegerDigits maximumLengthOfBytes
        maximumMessageSize maximumRange maximumSignificantDigits measurementSystem memoryCapacity mergeAttributes
        mergingAttributes messages middleName mimeType minimum minimumDaysInFirstWeek minimumFractionDigits
        minimumIntegerDigits minimumRange minimumSignificantDigits minorVersion minusSet minusSign minutes monthSymbols
        months mountedVolumeURLs moveObjects moveSubranges msgid multiply multiplying mutableBytes mutableSpan
        mutableString namePrefix nameSuffix nanosecond native negate negativeFormat negativeInfinitySymbol
        negativePrefix negativeSuffix negotiatedTLSCipherSuite negotiatedTLSProtocolVersion networkProtocolName
        networkServiceType nextDate nextDaylightSavingTimeTransition nextDown nextObject nextUp nextWeekend
        nextWeekendAfter nickname nilSymbol nonConformingFloatDecodingStrategy nonConformingFloatEncodingStrategy
        notANumberSymbol numberFormat numberFormatter numberOfCaptureGroups numberOfMatches numberOfRanges numberPart
        numberSymbol numberingSystem objectEnumerator objectForm objectIsForced offsetInFile op operatingSystemVersion
        operatingSystemVersionString operationCount operations ordinality originalRequest outputFormat paddingCharacter
        paddingPosition paragraphRange parameterString parentDirectory parseStrategy partOfSpeech partition password
        patchVersion pathsMatchingExtensions pausingHandler perMillSymbol percentEncodedFragment percentEncodedHost
        percentEncodedPassword percentEncodedPath percentEncodedQuery percentEncodedQueryItems percentEncodedUser
        percentSymbol performDefaultHandling persistence persistentDomain personNameComponent phoneticRepresentation
        physicalMemory playgroundDescription plusSign pmSymbol pointValue port portList positiveFormat
        positiveInfinitySymbol positivePrefix positiveSuffix possessiveAdjectiveForm possessiveForm
        precomposedStringWithCanonicalMapping precomposedStringWithCompatibilityMapping predicateFormat
        preferredIOBlockSize preferredLocalizations preflight previousFailureCount principalClass privateFrameworksPath
        privateFrameworksURL processName processorCount proposedCredential protectionSpace protocolClasses
        protocolFamily proxyType qualityOfService quarantineProperties quarter quarterSymbols query queryItems
        queuePriority quotationBeginDelimiter quotationEndDelimiter raising rangeOfCharacter
        rangeOfComposedCharacterSequence rangeOfComposedCharacterSequences rangeOfFirstMatch rangeOfFragment rangeOfHost
        rangeOfPassword rangeOfPath rangeOfPort rangeOfQuery rangeOfScheme rangeOfUser rangeValue rangeView readData
        readInBackgroundAndNotify readToEnd readToEndOfFileInBackgroundAndNotify readabilityHandler realm receive
        receivePort receivesCredentialSecurely recoveryAttempter recoveryOptions recoverySuggestion rectValue
        recurrences redirectCount reflexiveForm regex region regionCode regions rejectProtectionSpaceAndContinue
        relativePath relativeString remainder remoteAddress remotePort removeAllCachedResourceValues
        removeAllCachedResponses removeAllIndexes removeCachedResourceValue removeCachedResponse removeCachedResponses
        removeCharacters removeCookies removeDependency removeObjects removePersistentDomain removeSuite
        removeVolatileDomain removingLastIndex removingPercentEncoding removingSubranges repeatedTimePolicy
        replaceAttributes replaceBytes replaceItem replaceItemAt replaceMatches replaceObject replaceOccurrences
        replacementIndex replacementObject replacementString replacingAttributes request requestCachePolicy
        requestEndDate requestStartDate requiresSecureCoding reservedSpaceLength resetBytes resignCurrent
        resolveSymlinksInPath resolvingSymlinksInPath resourceFetchType resourcePath resourceSpecifier resourceURL
        resourceValues response responseEndDate responseStartDate resumingHandler reverseObjectEnumerator
        reversedSortDescriptor rhs roundingBehavior roundingIncrement roundingMode scaleX scanCharacter scanCharacters
        scanCharactersFromSet scanDecimal scanDouble scanFloat scanHexDouble scanHexFloat scanHexInt32 scanHexInt64
        scanInt scanInt32 scanInt64 scanLocation scanString scanUInt64 scanUnsignedLongLong scanUpTo scanUpToCharacters
        scanUpToCharactersFromSet scanUpToString scheme scriptCode secondaryGroupingSize secondsFromGMT
        secureConnectionEndDate secureConnectionStartDate seekToEnd seekToEndOfFile sendPing sendPort sequence
        sessionDescription setClass setClassName setCookie setCookies setCustomPronoun setDefaultCredential setDelegate
        setDictionary setLocalizedDateFormatFromTemplate setPersistentDomain setProperty setResourceValue
        setResourceValues setSet setString setTemporaryResourceValue setUserInfoObject setVolatileDomain
        settingAttributes sharedContainerIdentifier sharedFrameworksPath sharedFrameworksURL sharedSupportPath
        sharedSupportURL shiftIndexesStarting shortMonthSymbols shortQuarterSymbols shortStandaloneMonthSymbols
        shortStandaloneQuarterSymbols shortStandaloneWeekdaySymbols shortWeekdaySymbols
        shouldUseExtendedBackgroundIdleMode significand significandBitPattern significandWidth sizeValue
        smallestEncoding socket socketType sortRange sortedArrayHint sortedCookies stackSize standaloneMonthSymbols
        standaloneQuarterSymbols standaloneWeekdaySymbols standardize standardized standardizingPath startDate
        startLoading startOfDay statusCode stopLoading storagePolicy storeCachedResponse stream streamError streamStatus
        stringArray stringByReplacingMatches stringEncoding stringRepresentation stringsByAppendingPaths subarray
        subdata subdivision subjectForm subpaths subpredicates suggestedFilename suspend synchronize synchronizeFile
        systemUptime systemVersion tX tY tagNames task taskDescription taskIdentifier taskInterval terminate
        terminationHandler terminationReason textAttributesForNegativeInfinity textAttributesForNegativeValues
        textAttributesForNil textAttributesForNotANumber textAttributesForPositiveInfinity
        textAttributesForPositiveValues textAttributesForZero textEncodingName thousandSeparator threadDictionary
        timeIntervalSince1970 timeIntervalSinceNow timeIntervalSinceReferenceDate timeSeparator timeStyle
        timeZoneSeparator timeoutInterval timeoutIntervalForRequest timeoutIntervalForResource totalCostLimit
        totalFileAllocatedSize totalFileSize totalUnitCount transactionMetrics transformStruct transformingAttributes
        translate translateX trimPrefix trueBranch truncateFile try tryLock twoDigitStartDate typeIdentifier
        ubiquitousItemContainerDisplayName ubiquitousItemDownloadRequested ubiquitousItemDownloadingError
        ubiquitousItemHasUnresolvedConflicts ubiquitousItemIsDownloading ubiquitousItemIsUploaded
        ubiquitousItemIsUploading ubiquitousItemUploadingError uint16Value uint32Value uint64Value uint8Value uintValue
        ulp unarchiver unarchiverDidFinish unarchiverWillFinish underestimatedCount underlying underlyingErrors
        underlyingQueue unionSet unitString unitStringDisplayedAdjacent unitStyle unload upload uploadTask urlCache
        urlCredentialStorage urlProtocol urlProtocolDidFinishLoading urlSession use userName usesGroupingSeparator
        usesMetricSystem usesSignificantDigits utf8String variant variantCode veryShortMonthSymbols
        veryShortStandaloneMonthSymbols veryShortStandaloneWeekdaySymbols veryShortWeekdaySymbols volatileDomain
        volatileDomainNames volumeAvailableCapacity volumeCreationDate volumeIdentifier volumeIsAutomounted
        volumeIsBrowsable volumeIsEjectable volumeIsEncrypted volumeIsInternal volumeIsJournaling volumeIsLocal
        volumeIsReadOnly volumeIsRemovable volumeIsRootFileSystem volumeLocalizedFormatDescription volumeLocalizedName
        volumeMaximumFileSize volumeName volumeResourceCount volumeSupportsAdvisoryFileLocking
        volumeSupportsCasePreservedNames volumeSupportsCaseSensitiveNames volumeSupportsCompression
        volumeSupportsExtendedSecurity volumeSupportsHardLinks volumeSupportsJournaling volumeSupportsPersistentIDs
        volumeSupportsRenaming volumeSupportsRootDirectoryDates volumeSupportsSparseFiles volumeSupportsSymbolicLinks
        volumeSupportsVolumeSizes volumeSupportsZeroRuns volumeTotalCapacity volumeURLForRemounting volumeUUIDString
        waitForDataInBackgroundAndNotify waitUntilAllOperationsAreFinished waitUntilFinished webSocketTask weekOfYear
        weekday weekdayOrdinal weekdaySymbols weekdays weeks withContiguousMutableStorageIfAvailable
        withContiguousStorageIfAvailable withDecodedUnsafeBufferPointer withDecodedUnsafeBytes
        withFileSystemRepresentation withUnsafeFileSystemRepresentation withUnsafeMutableBytes wrappedValue
        writeabilityHandler writingDirection yearForWeekOfYear zeroPadsFractionDigits zeroSymbol
        """)
}

extension Vocabulary {
  /// The types of attributes, for all elements. A line without a type's name lists the possible
  /// values of a property.
  static let typeTable = """
    bool:misplaced ambiguous opaque clipsSubviews multipleTouchEnabled \
    exclusiveTouch userInteractionEnabled hidden clearsContextBeforeDrawing autoresizesSubviews \
    translatesAutoresizingMaskIntoConstraints preservesSuperviewLayoutMargins \
    insetsLayoutMarginsFromSafeArea layoutMarginsFollowReadableWidth fixedFrame springLoaded \
    enabled selected highlighted showsMenuAsPrimaryAction changesSelectionAsPrimaryAction \
    scrollEnabled pagingEnabled directionalLockEnabled bounces bouncesZoom alwaysBounceVertical \
    alwaysBounceHorizontal showsHorizontalScrollIndicator showsVerticalScrollIndicator \
    delaysContentTouches canCancelContentTouches contentViewInsetsToSafeArea \
    automaticallyAdjustsScrollIndicatorInsets automaticallyAdjustsScrollViewInsets \
    definesPresentationContext providesPresentationContextTransitionStyle \
    hidesBottomBarWhenPushed modalInPopover autoresizesArchivedViewToFullSize \
    wantsFullScreenLayout extendedLayoutIncludesOpaqueBars \
    useStoryboardIdentifierAsRestorationIdentifier translucent cancelsTouchesInView \
    delaysTouchesBegan delaysTouchesEnded visibleAtLaunch resizesToFullScreen \
    adjustsFontSizeToFit adjustsFontForContentSizeCategory adjustsLetterSpacingToFitWidth \
    usesAttributedText showsExpansionTextWhenTruncated adjustsImageWhenHighlighted \
    adjustsImageWhenDisabled showsTouchWhenHighlighted reversesTitleShadowWhenHighlighted \
    pointerInteraction clearsOnBeginEditing editable selectable allowsEditingTextAttributes \
    clearsOnInsertion findInteractionEnabled \
    adjustsImageSizeForAccessibilityContentSizeCategory momentary \
    apportionsSegmentWidthsByContent continuous autorepeat wraps on hidesForSinglePage \
    defersCurrentPageDisplay allowsContinuousInteraction useCurrentDate showsSelectionIndicator \
    animating hidesWhenStopped baselineRelativeArrangement layoutMarginsRelativeArrangement \
    scalesPageToFit allowsInlineMediaPlayback allowsLinkPreview zoomEnabled rotateEnabled \
    pitchEnabled showsUserLocation showsCancelButton showsBookmarkButton \
    showsSearchResultsButton showsScopeBar largeTitles allowsSelection allowsMultipleSelection \
    allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing prefetchingEnabled \
    dragInteractionEnabled selectionFollowsFocus hidesAccessoryWhenEditing \
    shouldIndentWhileEditing showsReorderControl colorsHeader colorsFooter \
    sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds navigationBarHidden \
    toolbarHidden hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears \
    hidesBarsWhenVerticallyCompact clearsSelectionOnViewWillAppear presentsWithGesture \
    doubleSided hidesBackButton leftItemsSupplementBackButton showsActivityIndicator prompted \
    enablesReturnKeyAutomatically secureTextEntry animates \
    allowsDefaultTighteningForTruncation hasAttributedTitle
    number:alpha horizontalHuggingPriority verticalHuggingPriority \
    horizontalCompressionResistancePriority verticalCompressionResistancePriority \
    minimumZoomScale maximumZoomScale minimumFontSize minimumScaleFactor \
    preferredMaxLayoutWidth animationDuration value minValue \
    maxValue minimumValue maximumValue stepValue countDownDuration progress spacing \
    spacingAfterInStackView itemWidth itemSpacing rowHeight estimatedRowHeight \
    sectionHeaderHeight sectionFooterHeight estimatedSectionHeaderHeight \
    estimatedSectionFooterHeight indentationWidth minimumLineSpacing minimumInteritemSpacing \
    pageSpacing width height scale rotation minimumPressDuration allowableMovement imagePadding \
    titlePadding cornerRadius strokeWidth strokeOutset tighteningFactorForTruncation lineSpacing \
    paragraphSpacing minimumLineHeight maximumLineHeight firstLineHeadIndent headIndent tailIndent \
    lineHeightMultiple hyphenationFactor constant priority pointSize paragraphSpacingBefore \
    defaultTabInterval headerLevel location minimumPrimaryColumnWidth maximumPrimaryColumnWidth \
    preferredPrimaryColumnWidth preferredPrimaryColumnWidthFraction
    integer:tag numberOfLines selectedSegmentIndex numberOfPages currentPage minuteInterval \
    sectionIndexMinimumDisplayRowCount indentationLevel preferredFramesPerSecond \
    numberOfTapsRequired numberOfTouchesRequired minimumNumberOfTouches maximumNumberOfTouches
    reference:destination reference firstItem secondItem textLabel detailTextLabel imageView \
    tableViewCell popoverAnchorView popoverAnchorBarButtonItem selectedViewController
    image:image selectedImage landscapeImage largeContentSizeImage backgroundImage \
    highlightedImage minimumValueImage maximumValueImage selectionIndicatorImage background \
    disabledBackground shadowImage backIndicatorImage backIndicatorTransitionMaskImage \
    progressImage trackImage preferredIndicatorImage preferredCurrentPageIndicatorImage \
    scopeBarBackgroundImage
    string:text title subtitle placeholder prompt headerTitle footerTitle hint label identifier \
    badgeValue backButtonTitle toolTip content restorationIdentifier storyboardIdentifier \
    storyboardName referencedIdentifier bundleIdentifier nibName reuseIdentifier possibleTitles \
    viewIdentifier imageFileName attributedText
    name:simulatedAppContext appearanceType interfaceStyle role catalog type \
    placeholderIdentifier orientation textContentType configurationType lineBreakStrategy \
    placeholderIntrinsicWidth placeholderIntrinsicHeight
    sceneMemberID:viewController firstResponder exit
    verifyAmbiguity:off ignoreSizes YES NO
    inheritsFrom:parent commit
    contentMode:scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right \
    topLeft topRight bottomLeft bottomRight
    semanticContentAttribute:unspecified playback spatial forceLeftToRight forceRightToLeft
    tintAdjustmentMode:automatic normal dimmed
    contentHorizontalAlignment:center left right fill leading trailing
    contentVerticalAlignment:center top bottom fill
    indicatorStyle:default black white
    keyboardDismissMode:none onDrag interactive onDragWithAccessory interactiveWithAccessory
    contentInsetAdjustmentBehavior:automatic scrollableAxes never always
    modalPresentationStyle:automatic fullScreen pageSheet formSheet currentContext custom \
    overFullScreen overCurrentContext popover blurOverFullScreen none
    modalTransitionStyle:coverVertical flipHorizontal crossDissolve partialCurl
    barStyle:default black blackOpaque blackTranslucent prompted
    statusBarStyle:default lightContent darkContent blackOpaque blackTranslucent none
    systemItem:done cancel edit save add flexibleSpace fixedSpace compose reply action organize \
    bookmarks search refresh stop camera trash play pause rewind fastForward undo redo pageCurl \
    close more favorites featured topRated recents contacts history downloads mostRecent \
    mostViewed writingTools
    textAlignment:left center right justified natural
    lineBreakMode:wordWrap wordWrapping characterWrap charWrapping clip clipping headTruncation \
    truncatingHead tailTruncation truncatingTail middleTruncation truncatingMiddle
    baselineAdjustment:alignBaselines alignCenters none
    buttonType:custom system roundedRect detailDisclosure infoLight infoDark contactAdd plain close
    borderStyle:none line bezel roundedRect
    clearButtonMode:never whileEditing unlessEditing always
    leftViewMode:never whileEditing unlessEditing always
    rightViewMode:never whileEditing unlessEditing always
    preferredSymbolScale:default unspecified small medium large
    symbolScale:default unspecified small medium large
    renderingMode:automatic original template hierarchical palette multicolor monochrome
    segmentControlStyle:plain bordered bar bezeled
    preferredStyle:automatic checkbox sliding
    backgroundStyle:automatic prominent minimal
    datePickerMode:time date dateAndTime countDownTimer yearAndMonth
    progressViewStyle:default bar
    axis:horizontal vertical
    distribution:fill fillEqually fillProportionally equalSpacing equalCentering
    alignment:fill leading top firstBaseline center trailing bottom lastBaseline left right \
    justified natural
    spacingType:standard custom
    baseWritingDirection:natural leftToRight rightToLeft
    mapType:standard satellite hybrid satelliteFlyover hybridFlyover mutedStandard
    searchBarStyle:default prominent minimal
    itemPositioning:automatic fill centered
    dataMode:none static prototypes
    separatorStyle:none default singleLine singleLineEtched
    separatorInsetReference:fromCellEdges fromAutomaticInsets
    selectionStyle:none blue gray default
    accessoryType:none disclosureIndicator detailDisclosureButton checkmark detailButton
    editingAccessoryType:none disclosureIndicator detailDisclosureButton checkmark detailButton
    focusStyle:default custom
    scrollDirection:vertical horizontal
    automaticEstimatedItemSize:YES NO
    sectionInsetReference:contentInset safeArea layoutMargins
    preferredDisplayMode:automatic secondaryOnly oneBesideSecondary oneOverSecondary \
    twoBesideSecondary twoOverSecondary twoDisplaceSecondary allVisible primaryHidden \
    primaryOverlay
    displayModeButtonVisibility:automatic never always
    primaryEdge:leading trailing
    backgroundEffect:extraLight light dark extraDark regular prominent systemUltraThinMaterial \
    systemThinMaterial systemMaterial systemThickMaterial systemChromeMaterial \
    systemUltraThinMaterialLight systemThinMaterialLight systemMaterialLight \
    systemThickMaterialLight systemChromeMaterialLight systemUltraThinMaterialDark \
    systemThinMaterialDark systemMaterialDark systemThickMaterialDark systemChromeMaterialDark none
    transitionStyle:pageCurl scroll
    navigationOrientation:horizontal vertical
    spineLocation:none min mid max
    largeTitleDisplayMode:automatic always never inline
    direction:right left up down
    imagePlacement:leading trailing top bottom
    titleAlignment:automatic leading center trailing
    cornerStyle:fixed dynamic small medium large capsule
    buttonSize:mini small medium large
    indicator:automatic none popup
    imageContentMode:scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left \
    right topLeft topRight bottomLeft bottomRight
    weight:unspecified ultraLight thin light regular medium semibold bold heavy black
    autocapitalizationType:none words sentences allCharacters
    autocorrectionType:default no yes
    spellCheckingType:default no yes
    smartDashesType:default no yes
    smartInsertDeleteType:default no yes
    smartQuotesType:default no yes
    keyboardType:default alphabet ASCIICapable numbersAndPunctuation URL numberPad phonePad \
    namePhonePad emailAddress decimalPad twitter webSearch ASCIICapableNumberPad
    keyboardAppearance:default alert dark light
    returnKeyType:default go google join next route search send yahoo done emergencyCall continue
    """

  /// The attributes that have another type in some elements.
  static let exceptionTable = """
    viewControllerLayoutGuide.type:top bottom
    tableView.style:plain grouped insetGrouped
    tableViewCell.style:IBUITableViewCellStyleDefault IBUITableViewCellStyleValue1 \
    IBUITableViewCellStyleValue2 IBUITableViewCellStyleSubtitle
    barButtonItem.style:plain bordered done prominent
    navigationItem.style:navigator browser editor
    datePicker.style:automatic wheels compact inline
    activityIndicatorView.style:white gray whiteLarge medium large
    splitViewController.style:unspecified doubleColumn tripleColumn
    buttonConfiguration.style:plain gray tinted filled borderless bordered borderedTinted \
    borderedProminent glass prominentGlass
    blurEffect.style:extraLight light dark extraDark regular prominent systemUltraThinMaterial \
    systemThinMaterial systemMaterial systemThickMaterial systemChromeMaterial \
    systemUltraThinMaterialLight systemThinMaterialLight systemMaterialLight \
    systemThickMaterialLight systemChromeMaterialLight systemUltraThinMaterialDark \
    systemThinMaterialDark systemMaterialDark systemThickMaterialDark systemChromeMaterialDark
    vibrancyEffect.style:label secondaryLabel tertiaryLabel quaternaryLabel fill secondaryFill \
    tertiaryFill separator
    preferredSymbolConfiguration.scale:default unspecified small medium large
    imageConfiguration.scale:default unspecified small medium large
    paragraphStyle.alignment:left center right justified natural
    """
}

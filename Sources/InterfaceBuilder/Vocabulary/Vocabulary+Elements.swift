extension Vocabulary {
  /// The attributes of each object. @ begins a group that several objects share.
  static let objectTable = """
    @any:misplaced ambiguous verifyAmbiguity sceneMemberID restorationIdentifier
    @view:@any contentMode opaque clipsSubviews multipleTouchEnabled exclusiveTouch \
    userInteractionEnabled hidden alpha tag clearsContextBeforeDrawing autoresizesSubviews \
    translatesAutoresizingMaskIntoConstraints preservesSuperviewLayoutMargins \
    insetsLayoutMarginsFromSafeArea layoutMarginsFollowReadableWidth fixedFrame \
    horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority \
    verticalCompressionResistancePriority placeholderIntrinsicWidth placeholderIntrinsicHeight \
    semanticContentAttribute appearanceType simulatedAppContext tintAdjustmentMode \
    spacingAfterInStackView viewIdentifier springLoaded
    @control:@view contentHorizontalAlignment contentVerticalAlignment enabled selected \
    highlighted showsMenuAsPrimaryAction changesSelectionAsPrimaryAction toolTip
    @scroll:@view scrollEnabled pagingEnabled directionalLockEnabled bounces bouncesZoom \
    alwaysBounceVertical alwaysBounceHorizontal showsHorizontalScrollIndicator \
    showsVerticalScrollIndicator indicatorStyle keyboardDismissMode minimumZoomScale \
    maximumZoomScale delaysContentTouches canCancelContentTouches contentInsetAdjustmentBehavior \
    contentViewInsetsToSafeArea automaticallyAdjustsScrollIndicatorInsets
    @controller:@any storyboardIdentifier title automaticallyAdjustsScrollViewInsets \
    definesPresentationContext providesPresentationContextTransitionStyle \
    hidesBottomBarWhenPushed modalPresentationStyle modalTransitionStyle modalInPopover \
    autoresizesArchivedViewToFullSize wantsFullScreenLayout extendedLayoutIncludesOpaqueBars \
    useStoryboardIdentifierAsRestorationIdentifier nibName interfaceStyle
    @bar:@view barStyle translucent
    @barItem:@any title image catalog landscapeImage largeContentSizeImage enabled tag systemItem
    @barAppearance:@any backgroundEffect backgroundImage shadowImage
    @recognizer:@any enabled cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded
    view:@view
    containerView:@view
    tableViewCellContentView:@view tableViewCell
    collectionViewCellContentView:@view
    window:@view visibleAtLaunch resizesToFullScreen
    label:@view text textAlignment lineBreakMode numberOfLines baselineAdjustment \
    adjustsFontSizeToFit adjustsFontForContentSizeCategory adjustsLetterSpacingToFitWidth \
    minimumFontSize minimumScaleFactor preferredMaxLayoutWidth enabled highlighted attributedText \
    usesAttributedText lineBreakStrategy showsExpansionTextWhenTruncated
    button:@control buttonType lineBreakMode hasAttributedTitle adjustsImageWhenHighlighted \
    adjustsImageWhenDisabled showsTouchWhenHighlighted reversesTitleShadowWhenHighlighted role \
    pointerInteraction
    textField:@control text placeholder borderStyle textAlignment minimumFontSize \
    adjustsFontSizeToFit adjustsFontForContentSizeCategory clearButtonMode clearsOnBeginEditing \
    leftViewMode rightViewMode background disabledBackground usesAttributedText
    textView:@scroll text editable selectable textAlignment usesAttributedText \
    adjustsFontForContentSizeCategory allowsEditingTextAttributes \
    clearsOnInsertion findInteractionEnabled
    imageView:@view image catalog highlightedImage highlighted \
    adjustsImageSizeForAccessibilityContentSizeCategory preferredSymbolScale animationDuration
    segmentedControl:@control segmentControlStyle selectedSegmentIndex momentary \
    apportionsSegmentWidthsByContent
    segment:title image catalog enabled width
    slider:@control value minValue maxValue continuous minimumValueImage maximumValueImage
    refreshControl:@control
    stepper:@control value minimumValue maximumValue stepValue autorepeat wraps continuous
    switch:@control on title preferredStyle
    pageControl:@control numberOfPages currentPage hidesForSinglePage defersCurrentPageDisplay \
    backgroundStyle allowsContinuousInteraction preferredIndicatorImage \
    preferredCurrentPageIndicatorImage
    datePicker:@control datePickerMode minuteInterval useCurrentDate countDownDuration style
    pickerView:@view showsSelectionIndicator
    progressView:@view progress progressViewStyle progressImage trackImage
    activityIndicatorView:@view animating hidesWhenStopped style
    stackView:@view axis distribution alignment spacing baselineRelativeArrangement \
    layoutMarginsRelativeArrangement spacingType
    scrollView:@scroll
    webView:@view scalesPageToFit allowsInlineMediaPlayback
    wkWebView:@view allowsLinkPreview
    mapView:@view mapType zoomEnabled scrollEnabled rotateEnabled pitchEnabled showsUserLocation
    visualEffectView:@view
    blurEffect:style
    vibrancyEffect:style
    searchBar:@bar text placeholder prompt searchBarStyle showsCancelButton showsBookmarkButton \
    showsSearchResultsButton showsScopeBar backgroundImage scopeBarBackgroundImage
    toolbar:@bar backgroundImage shadowImage
    navigationBar:@bar largeTitles backgroundImage shadowImage backIndicatorImage \
    backIndicatorTransitionMaskImage
    tabBar:@bar itemPositioning itemWidth itemSpacing selectionIndicatorImage backgroundImage \
    shadowImage
    tableView:@scroll dataMode style separatorStyle rowHeight estimatedRowHeight \
    sectionHeaderHeight sectionFooterHeight estimatedSectionHeaderHeight \
    estimatedSectionFooterHeight allowsSelection allowsMultipleSelection \
    allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing \
    sectionIndexMinimumDisplayRowCount separatorInsetReference prefetchingEnabled \
    dragInteractionEnabled selectionFollowsFocus
    tableViewCell:@view style selectionStyle accessoryType editingAccessoryType \
    hidesAccessoryWhenEditing shouldIndentWhileEditing showsReorderControl indentationLevel \
    indentationWidth reuseIdentifier rowHeight textLabel detailTextLabel imageView \
    focusStyle
    tableViewSection:@any headerTitle footerTitle colorsHeader colorsFooter
    collectionView:@scroll dataMode allowsSelection allowsMultipleSelection prefetchingEnabled \
    dragInteractionEnabled
    collectionViewCell:@view reuseIdentifier
    collectionReusableView:@view reuseIdentifier
    collectionViewFlowLayout:@any scrollDirection minimumLineSpacing minimumInteritemSpacing \
    automaticEstimatedItemSize sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds \
    sectionInsetReference
    collectionViewLayout:@any
    viewController:@controller
    navigationController:@controller navigationBarHidden toolbarHidden hidesBarsOnSwipe \
    hidesBarsOnTap hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact
    tabBarController:@controller selectedViewController
    tableViewController:@controller clearsSelectionOnViewWillAppear
    collectionViewController:@controller clearsSelectionOnViewWillAppear
    splitViewController:@controller style preferredDisplayMode presentsWithGesture \
    displayModeButtonVisibility primaryEdge minimumPrimaryColumnWidth maximumPrimaryColumnWidth \
    preferredPrimaryColumnWidth preferredPrimaryColumnWidthFraction
    pageViewController:@controller transitionStyle navigationOrientation spineLocation \
    pageSpacing doubleSided
    avPlayerViewController:@controller videoGravity
    glkViewController:@controller preferredFramesPerSecond
    viewControllerPlaceholder:@any storyboardName referencedIdentifier bundleIdentifier \
    storyboardIdentifier
    searchDisplayController:@any
    navigationItem:@any title prompt hidesBackButton leftItemsSupplementBackButton \
    largeTitleDisplayMode backButtonTitle style
    barButtonItem:@barItem style width possibleTitles selectedImage changesSelectionAsPrimaryAction
    tabBarItem:@barItem selectedImage badgeValue springLoaded
    tapGestureRecognizer:@recognizer numberOfTapsRequired numberOfTouchesRequired
    panGestureRecognizer:@recognizer minimumNumberOfTouches maximumNumberOfTouches
    screenEdgePanGestureRecognizer:@recognizer minimumNumberOfTouches maximumNumberOfTouches
    pinchGestureRecognizer:@recognizer scale
    rotationGestureRecognizer:@recognizer rotation
    swipeGestureRecognizer:@recognizer direction numberOfTouchesRequired
    pongPressGestureRecognizer:@recognizer minimumPressDuration numberOfTapsRequired \
    numberOfTouchesRequired allowableMovement
    longPressGestureRecognizer:@recognizer minimumPressDuration numberOfTapsRequired \
    numberOfTouchesRequired allowableMovement
    gestureRecognizer:@recognizer
    customObject:@any
    placeholder:@any placeholderIdentifier
    exit:@any
    viewControllerLayoutGuide:@any type
    viewLayoutGuide:@any
    layoutGuide:@any
    state:title image catalog backgroundImage selectedImage imageFileName
    buttonConfiguration:style title subtitle image catalog imagePlacement imagePadding \
    titlePadding titleAlignment cornerStyle buttonSize showsActivityIndicator indicator
    backgroundConfiguration:cornerRadius strokeWidth strokeOutset image imageContentMode
    preferredSymbolConfiguration:scale weight pointSize configurationType renderingMode
    imageConfiguration:scale weight pointSize configurationType renderingMode
    attributedString:
    fragment:content
    attributes:
    paragraphStyle:alignment lineBreakMode baseWritingDirection tighteningFactorForTruncation \
    lineSpacing paragraphSpacing minimumLineHeight maximumLineHeight firstLineHeadIndent \
    headIndent tailIndent lineHeightMultiple hyphenationFactor \
    allowsDefaultTighteningForTruncation paragraphSpacingBefore defaultTabInterval headerLevel
    textTab:alignment location
    options:
    textAttributes:
    textInputTraits:autocapitalizationType autocorrectionType spellCheckingType keyboardType \
    keyboardAppearance returnKeyType enablesReturnKeyAutomatically secureTextEntry textContentType \
    smartDashesType smartInsertDeleteType smartQuotesType
    accessibility:hint identifier label
    accessibilityConfiguration:hint identifier label
    simulatedMetricsContainer:
    simulatedStatusBarMetrics:statusBarStyle type
    simulatedOrientationMetrics:orientation type
    simulatedScreenMetrics:type
    simulatedNavigationBarMetrics:barStyle translucent prompted type
    simulatedTabBarMetrics:barStyle translucent type
    simulatedToolbarMetrics:barStyle translucent type
    simulatedFreeformSizeMetrics:type
    freeformSimulatedSizeMetrics:type
    navigationBarAppearance:@barAppearance
    tabBarAppearance:@barAppearance
    toolbarAppearance:@barAppearance
    """

  static let listTable = """
    subviews gestureRecognizers items toolbarItems leftBarButtonItems rightBarButtonItems \
    barButtonItems segments cells prototypes sections layoutGuides fragments scopeButtonTitles \
    possibleTitles searchTerms keyCommands objects array mutableArray set windows \
    arrangedSubviews viewControllers additionalBarButtonItems animations tabStops
    """
}

import CoreGraphics
import InterfaceBuilder

extension InterfaceProperties {
  /// Applies all properties of a view, of any class.
  func apply(to view: UIView) {
    applyPlain(to: view)
    if let control = view as? UIControl { applyControl(to: control) }
    switch view {
    case let label as UILabel: applyLabel(to: label)
    case let image as UIImageView: applyImageView(to: image)
    case let slider as UISlider: applySlider(to: slider)
    case let dots as UIPageControl: applyPageControl(to: dots)
    case let button as UIButton: applyButton(to: button)
    case let text as UITextView:
      applyScrollView(to: text)
      applyTextView(to: text)
    case let field as UITextField: applyTextField(to: field)
    case let scroll as UIScrollView: applyScrollView(to: scroll)
    case let stack as UIStackView: applyStackView(to: stack)
    case let segments as UISegmentedControl: applySegmentedControl(to: segments)
    case let toggle as UISwitch: applySwitch(to: toggle)
    case let stepper as UIStepper: applyStepper(to: stepper)
    case let progress as UIProgressView: applyProgressView(to: progress)
    case let indicator as UIActivityIndicatorView: applyActivityIndicatorView(to: indicator)
    default: break
    }
  }

  /// Applies the properties that every view has.
  func applyPlain(to view: UIView) {
    rect("frame") { view.frame = $0 }
    rect("bounds") { view.bounds = $0 }
    options("autoresizingMask", Self.autoresizingMasks) { view.autoresizingMask = $0 }
    word("contentMode", Self.contentModes) { view.contentMode = $0 }
    word("semanticContentAttribute", Self.semanticContentAttributes) {
      view.semanticContentAttribute = $0
    }
    color("backgroundColor") { view.backgroundColor = $0 }
    color("tintColor") { view.tintColor = $0 }
    number("alpha") { view.alpha = $0 }
    bool("hidden") { view.isHidden = $0 }
    bool("opaque") { view.isOpaque = $0 }
    bool("clipsSubviews") { view.clipsToBounds = $0 }
    bool("userInteractionEnabled") { view.isUserInteractionEnabled = $0 }
    bool("multipleTouchEnabled") { view.isMultipleTouchEnabled = $0 }
    bool("exclusiveTouch") { view.isExclusiveTouch = $0 }
    bool("clearsContextBeforeDrawing") { view.clearsContextBeforeDrawing = $0 }
    bool("autoresizesSubviews") { view.autoresizesSubviews = $0 }
    integer("tag") { view.tag = $0 }
    insets("layoutMargins") { view.layoutMargins = $0 }
    directionalInsets("directionalLayoutMargins") { view.directionalLayoutMargins = $0 }
    applyLayout(to: view)
    word(
      "tintAdjustmentMode",
      ["automatic": .automatic, "normal": .normal, "dimmed": .dimmed]
    ) { view.tintAdjustmentMode = $0 }
  }

  private func applyLayout(to view: UIView) {
    bool("translatesAutoresizingMaskIntoConstraints") {
      // Files contain NO also for a view without constraints. Its frame and autoresizing mask place
      // it, for which Interface Builder adds constraints when it compiles the file.
      view.translatesAutoresizingMaskIntoConstraints = $0 || attributes.bool("fixedFrame") == true
    }
    bool("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = $0 }
    bool("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = $0 }
    bool("layoutMarginsFollowReadableWidth") { view.followsReadableWidth = $0 }
    number("horizontalHuggingPriority") {
      view.setContentHuggingPriority(UILayoutPriority(Float($0)), for: .horizontal)
    }
    number("verticalHuggingPriority") {
      view.setContentHuggingPriority(UILayoutPriority(Float($0)), for: .vertical)
    }
    number("horizontalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(UILayoutPriority(Float($0)), for: .horizontal)
    }
    number("verticalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(UILayoutPriority(Float($0)), for: .vertical)
    }
  }

  func applyStackView(to view: UIStackView) {
    word("axis", ["horizontal": .horizontal, "vertical": .vertical]) { view.axis = $0 }
    word(
      "distribution",
      [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
      ]
    ) { view.distribution = $0 }
    word(
      "alignment",
      [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
        "center": .center, "trailing": .trailing, "bottom": .bottom,
        "lastBaseline": .lastBaseline,
      ]
    ) { view.alignment = $0 }
    number("spacing") { view.spacing = $0 }
    if attributes.keyword("spacingType") == "standard" {
      view.spacing = UIStackView.spacingUseSystem
    }
    bool("baselineRelativeArrangement") { view.isBaselineRelativeArrangement = $0 }
    bool("layoutMarginsRelativeArrangement") { view.isLayoutMarginsRelativeArrangement = $0 }
  }

  private static let autoresizingMasks: [String: UIView.AutoresizingMask] = [
    "widthSizable": .flexibleWidth, "heightSizable": .flexibleHeight,
    "flexibleMinX": .flexibleLeftMargin, "flexibleMaxX": .flexibleRightMargin,
    "flexibleMinY": .flexibleTopMargin, "flexibleMaxY": .flexibleBottomMargin,
  ]

  static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  private static let semanticContentAttributes: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]

  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]

  static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping,
    "characterWrap": .byCharWrapping, "charWrapping": .byCharWrapping,
    "clip": .byClipping, "clipping": .byClipping,
    "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
    "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle, "truncatingMiddle": .byTruncatingMiddle,
  ]

  func applyLabel(to label: UILabel) {
    // A label is always redrawn when its size changes.
    label.contentMode = .redraw
    font("fontDescription", usual: UIFont.labelFontSize) { label.font = $0 }
    color("textColor") { label.textColor = $0 }
    color("highlightedColor") { label.highlightedTextColor = $0 }
    color("shadowColor") { label.shadowColor = $0 }
    size("shadowOffset") { label.shadowOffset = $0 }
    string("text") { label.text = $0 }
    word("textAlignment", Self.alignments) { label.textAlignment = $0 }
    word("lineBreakMode", Self.lineBreakModes) { label.lineBreakMode = $0 }
    integer("numberOfLines") { label.numberOfLines = $0 }
    bool("adjustsFontSizeToFit") { label.adjustsFontSizeToFitWidth = $0 }
    bool("adjustsFontForContentSizeCategory") { label.adjustsFontForContentSizeCategory = $0 }
    bool("adjustsLetterSpacingToFitWidth") { label.allowsDefaultTighteningForTruncation = $0 }
    word(
      "baselineAdjustment",
      ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]
    ) { label.baselineAdjustment = $0 }
    number("minimumScaleFactor") { label.minimumScaleFactor = $0 }
    number("minimumFontSize") { smallest in
      let usual = label.font.pointSize
      if smallest > 0, usual > 0 { label.minimumScaleFactor = min(smallest / usual, 1) }
    }
    number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = $0 }
    bool("enabled") { label.isEnabled = $0 }
    bool("highlighted") { label.isHighlighted = $0 }
  }

  func applyImageView(to view: UIImageView) {
    image("image") { view.image = $0 }
    image("highlightedImage") { view.highlightedImage = $0 }
    bool("highlighted") { view.isHighlighted = $0 }
    number("animationDuration") { view.animationDuration = TimeInterval($0) }
    word("preferredSymbolScale", UIImage.SymbolScale.names) {
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: $0)
    }
  }

  func applyScrollView(to view: UIScrollView) {
    bool("scrollEnabled") { view.isScrollEnabled = $0 }
    bool("pagingEnabled") { view.isPagingEnabled = $0 }
    bool("directionalLockEnabled") { view.isDirectionalLockEnabled = $0 }
    bool("bounces") { view.bounces = $0 }
    bool("bouncesZoom") { view.bouncesZoom = $0 }
    bool("alwaysBounceVertical") { view.alwaysBounceVertical = $0 }
    bool("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = $0 }
    bool("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = $0 }
    bool("showsHorizontalScrollIndicator") { view.showsHorizontalScrollIndicator = $0 }
    bool("automaticallyAdjustsScrollIndicatorInsets") {
      view.automaticallyAdjustsScrollIndicatorInsets = $0
    }
    bool("delaysContentTouches") { view.delaysContentTouches = $0 }
    bool("canCancelContentTouches") { view.canCancelContentTouches = $0 }
    number("minimumZoomScale") { view.minimumZoomScale = $0 }
    number("maximumZoomScale") { view.maximumZoomScale = $0 }
    insets("contentInset") { view.contentInset = $0 }
    insets("scrollIndicatorInsets") { view.scrollIndicatorInsets = $0 }
    size("contentSize") { view.contentSize = $0 }
    word(
      "keyboardDismissMode",
      [
        "none": .none, "onDrag": .onDrag, "interactive": .interactive,
        "onDragWithAccessory": .onDragWithAccessory,
        "interactiveWithAccessory": .interactiveWithAccessory,
      ]
    ) { view.keyboardDismissMode = $0 }
    word("indicatorStyle", ["default": .default, "black": .black, "white": .white]) {
      view.indicatorStyle = $0
    }
    word(
      "contentInsetAdjustmentBehavior",
      [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
        "always": .always,
      ]
    ) { view.contentInsetAdjustmentBehavior = $0 }
  }
}

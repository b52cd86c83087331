public import CoreGraphics

/// A search field with a cancel button and a row of scopes.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
  /// The background of a search bar.
  public enum Style: UInt, Sendable {
    /// The same as ``prominent``.
    case `default` = 0
    /// With a bar as the background.
    case prominent = 1
    /// Without a bar.
    case minimal = 2
  }

  /// Sizes in points, as on a device with iOS 17: around the field, between it and the button, and
  /// around the scopes.
  private static let sideMargin: CGFloat = 8
  private static let verticalMargin: CGFloat = 10
  private static let gap: CGFloat = 8
  private static let scopeHeight: CGFloat = 32
  private static let scopeMargin: CGFloat = 8
  /// Sizes in points in a navigation bar, as on a device with iOS 17: beside the field, above and
  /// below it.
  private static let barSideMargin: CGFloat = 16
  private static let barTopMargin: CGFloat = 1
  private static let barBottomMargin: CGFloat = 15
  /// The duration in seconds in which the button appears, chosen by eye to match iOS 17.
  private static let duration: TimeInterval = 0.25

  /// The field of the bar.
  public let searchTextField = UISearchTextField()
  private let cancelButton = UIButton(type: .system)
  private let scopes = UISegmentedControl()
  private let background = UIView()
  private lazy var fieldDelegate = SearchFieldDelegate(of: self)
  private var showsCancel = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, as: UISearchBar.self)
  }

  private func setUp() {
    searchTextField.onTextChange = { [weak self] in self?.showBookmarkButton() }
    for view in [background, searchTextField, cancelButton, scopes] { addSubview(view) }
    background.isUserInteractionEnabled = false
    searchTextField.delegate = fieldDelegate
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
        owner?.searchBarContentDidChange()
      }, for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.alpha = 0
    cancelButton.isUserInteractionEnabled = false
    cancelButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarCancelButtonClicked(self)
        owner?.searchBarWasCancelled()
      }, for: .touchUpInside)
    scopes.isHidden = true
    scopes.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(
          self, selectedScopeButtonIndexDidChange: scopes.selectedSegmentIndex)
        owner?.searchBarContentDidChange()
      }, for: .valueChanged)
    showStyle()
  }

  /// Receives changes of the text and presses of buttons. Held weakly.
  open weak var delegate: (any UISearchBarDelegate)? { didSet { setNeedsLayout() } }
  /// The search that the bar belongs to.
  weak var owner: (any SearchBarOwner)?

  // MARK: Text

  /// The search text. As on iOS, setting it notifies nobody, unless the text becomes empty.
  open var text: String? {
    get { searchTextField.text }
    set {
      let isCleared = (newValue ?? "").isEmpty && !(searchTextField.text ?? "").isEmpty
      searchTextField.text = newValue
      if isCleared { delegate?.searchBar(self, textDidChange: "") }
      owner?.searchBarContentDidChange()
    }
  }

  /// The placeholder of the empty field; nil for none.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// Begins the editing of the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// Ends the editing of the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// What is shown above the keyboard while the field is edited; nil for nothing.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  // MARK: The cancel button

  /// Whether the cancel button is visible.
  open var showsCancelButton: Bool {
    get { showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the cancel button: it slides in, and the field makes room.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    owner?.searchBarCancelButtonWasSet()
    guard showsCancelButton != showsCancel else { return }
    if animated, window != nil { layoutIfNeeded() }
    showsCancel = showsCancelButton
    cancelButton.isUserInteractionEnabled = showsCancelButton
    let change = {
      self.cancelButton.alpha = showsCancelButton ? 1 : 0
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
    guard animated, window != nil else { return change() }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .beginFromCurrentState, animations: change)
  }

  // MARK: Scopes

  /// The titles of the scopes; nil or empty for no scopes.
  open var scopeButtonTitles: [String]? {
    didSet {
      let selected = max(scopes.selectedSegmentIndex, 0)
      scopes.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
      if scopes.numberOfSegments > 0 {
        scopes.selectedSegmentIndex = min(selected, scopes.numberOfSegments - 1)
      }
      scopesDidChange()
    }
  }

  /// The index of the selected scope. Setting it notifies nobody.
  open var selectedScopeButtonIndex: Int {
    get { max(scopes.selectedSegmentIndex, 0) }
    set {
      guard (0..<scopes.numberOfSegments).contains(newValue) else {
        return Diagnostics.warn("A search bar has no scope \(newValue); nothing is selected.")
      }
      scopes.selectedSegmentIndex = newValue
    }
  }

  /// Whether the scopes are visible, below the field.
  open var showsScopeBar = false {
    didSet {
      owner?.searchBarScopesWereSet()
      if showsScopeBar != oldValue { scopesDidChange() }
    }
  }

  /// Sets the font and the colour of the scopes' titles in the state `.normal`, `.selected`,
  /// `.highlighted` or `.disabled`. Missing attributes of a state are those of `.normal`.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { scopes.setTitleTextAttributes(attributes, for: state) }

  /// Returns the text attributes of the scopes that were set for a state; nil for none.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { scopes.titleTextAttributes(for: state) }

  private lazy var scopeBackground = UIImageView()

  /// An image that is stretched over the part of the bar below the field, behind the scopes; nil,
  /// the default, for none.
  open var scopeBarBackgroundImage: UIImage? {
    didSet {
      scopeBackground.image = scopeBarBackgroundImage
      scopeBackground.isHidden = !hasScopes
      insertSubview(scopeBackground, aboveSubview: background)
      setNeedsLayout()
    }
  }

  private var hasScopes: Bool { showsScopeBar && scopes.numberOfSegments > 0 }

  private func scopesDidChange() {
    scopes.isHidden = !hasScopes
    if scopeBarBackgroundImage != nil { scopeBackground.isHidden = !hasScopes }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    owner?.searchBarHeightDidChange()
  }

  // MARK: Appearance

  /// Whether the bar is in a navigation bar, whose background and margins it has.
  var isInNavigationBar = false {
    didSet {
      guard isInNavigationBar != oldValue else { return }
      showStyle()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The points by which the background extends above the bar.
  var backgroundExtension: CGFloat = 0 { didSet { setNeedsLayout() } }

  /// The position of the bar from its delegate; ``UIBarPosition/any`` by default. At the top of the
  /// screen its background extends behind the status bar.
  open var barPosition: UIBarPosition { position(by: delegate, otherwise: .any) }

  /// Whether the bar is dark, even in a light interface.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }
  /// Whether the bar is translucent. It has no effect here: the bar's colour is opaque.
  open var isTranslucent = true

  private var backgroundImages = BarImages()
  private let backgroundImageView = UIImageView()

  /// An image that is stretched over the bar and replaces its background; nil, the default, for the
  /// background. An empty image removes it.
  open var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }

  /// Sets the background image for a position and bar metrics; nil removes it.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[barPosition, barMetrics] = backgroundImage
    showStyle()
  }

  /// Returns the image that was set for a position and bar metrics; nil for none.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[barPosition, barMetrics] }

  /// The background.
  open var searchBarStyle = Style.default { didSet { showStyle() } }
  /// The colour of the bar behind the field; nil for the system's. It has no effect on a minimal
  /// bar.
  open var barTintColor: UIColor? { didSet { showStyle() } }

  private func showStyle() {
    let image = backgroundImages.image(at: barPosition, [.default])
    let isClear = searchBarStyle == .minimal || isInNavigationBar || image != nil
    background.backgroundColor = isClear ? .clear : barTintColor ?? .secondarySystemBackground
    backgroundImageView.image = image
    if image != nil, backgroundImageView.superview == nil {
      backgroundImageView.frame = background.bounds
      backgroundImageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      background.addSubview(backgroundImageView)
    }
  }

  // MARK: The field

  /// The parts of the field that have images.
  public enum Icon: Int, Sendable {
    /// The magnifying glass before the text.
    case search = 0
    /// The button that clears the text.
    case clear = 1
    /// The button that shows bookmarks.
    case bookmark = 2
    /// The results list button, which the bar does not have here.
    case resultsList = 3
  }

  /// Sets the image of a part of the field; nil restores the system's. The image for `.normal` is
  /// used in all states.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    searchTextField.icons[icon, default: [:]][state] = iconImage
    showBookmarkButton()
  }

  /// Returns the image that was set for a part of the field in a state; nil for none.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    searchTextField.icons[icon]?[state]
  }

  /// Sets the offset of a part of the field.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    searchTextField.iconAdjustments[icon] = adjustment
  }

  /// Returns the offset of a part of the field; zero if none was set.
  open func positionAdjustment(for icon: Icon) -> UIOffset {
    searchTextField.iconAdjustments[icon] ?? .zero
  }

  /// The offset of the text in the field.
  open var searchTextPositionAdjustment: UIOffset {
    get { searchTextField.textAdjustment }
    set { searchTextField.textAdjustment = newValue }
  }

  /// The offset of the field in the bar.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }

  private var fieldImages: [UIControl.State: UIImage] = [:]

  /// Sets an image that is stretched over the field and replaces its background; nil restores that.
  /// The image for `.normal` is used in all states.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    fieldImages[state] = backgroundImage
    searchTextField.showBackground(fieldImages[.normal])
  }

  /// Returns the image that was set for the field in a state; nil for none.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    fieldImages[state]
  }

  /// Whether the field has a bookmark button while there is no text. A press notifies the delegate.
  /// The default is false.
  open var showsBookmarkButton = false {
    didSet { if showsBookmarkButton != oldValue { showBookmarkButton() } }
  }
  private var bookmarkButton: UIButton?

  /// Shows the bookmark button while there is no text to clear.
  private func showBookmarkButton() {
    guard showsBookmarkButton || bookmarkButton != nil else { return }
    let button = bookmarkButton ?? makeBookmarkButton()
    bookmarkButton = button
    button.setImage(
      image(for: .bookmark, state: .normal) ?? UIImage(systemName: "book"), for: .normal)
    button.sizeToFit()
    searchTextField.rightView = button
    let isShown = showsBookmarkButton && !searchTextField.hasText
    searchTextField.rightViewMode = isShown ? .always : .never
  }

  private func makeBookmarkButton() -> UIButton {
    let button = UIButton(type: .system)
    button.tintColor = .secondaryLabel
    button.contentEdgeInsets.right = Self.gap
    button.addAction(
      UIAction { [weak self] _ in
        if let self { delegate?.searchBarBookmarkButtonClicked(self) }
      }, for: .touchUpInside)
    return button
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let above = barPosition == .topAttached ? superview?.safeAreaInsets.top ?? 0 : 0
    background.frame = bounds.inset(
      by: UIEdgeInsets(top: -max(backgroundExtension, above), left: 0, bottom: 0, right: 0))
    showStyle()
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let button = cancelButton.sizeThatFits(.zero)
    let (top, height) = fieldPlace
    let side = isInNavigationBar ? Self.barSideMargin : Self.sideMargin
    let room = max(bounds.width - 2 * side, 0)
    let width = max(showsCancel ? room - button.width - Self.gap : room, 0)
    func mirrored(_ frame: CGRect) -> CGRect {
      guard isReversed else { return frame }
      return CGRect(
        x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
    let offset = searchFieldBackgroundPositionAdjustment
    searchTextField.frame = mirrored(CGRect(x: side, y: top, width: width, height: height))
      .offsetBy(dx: offset.horizontal, dy: offset.vertical)
    cancelButton.frame = mirrored(
      CGRect(
        x: side + width + Self.gap, y: top, width: button.width, height: height))
    scopes.frame = CGRect(
      x: side, y: top + height + Self.scopeMargin, width: room,
      height: Self.scopeHeight)
    if scopeBarBackgroundImage != nil {
      scopeBackground.frame = CGRect(
        x: 0, y: top + height, width: bounds.width, height: max(bounds.height - top - height, 0))
    }
  }

  private var scopeRoom: CGFloat { hasScopes ? Self.scopeHeight + Self.scopeMargin : 0 }

  /// The top and the height of the field. In a navigation bar that collapses, the height decreases
  /// accordingly.
  private var fieldPlace: (top: CGFloat, height: CGFloat) {
    let height = UISearchTextField.height
    guard !isInNavigationBar else {
      let room = bounds.height - scopeRoom - Self.barTopMargin - Self.barBottomMargin
      return (Self.barTopMargin, max(min(room, height), 0))
    }
    return (max((bounds.height - scopeRoom - height) / 2, 0).rounded(), height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins =
      isInNavigationBar ? Self.barTopMargin + Self.barBottomMargin : 2 * Self.verticalMargin
    return CGSize(
      width: size.width, height: UISearchTextField.height + margins + scopeRoom)
  }

  override var fixedAxes: UIAxis { .vertical }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }
}

/// Forwards the calls of the field to the search bar's delegate.
@MainActor
private final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(of bar: UISearchBar) {
    self.bar = bar
    super.init()
  }

  /// Asks or notifies the search bar's delegate.
  private func ask<Answer>(_ body: (any UISearchBarDelegate, UISearchBar) -> Answer) -> Answer? {
    guard let bar, let delegate = bar.delegate else { return nil }
    return body(delegate, bar)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard ask({ $0.searchBarShouldBeginEditing($1) }) ?? true else { return false }
    return bar?.owner?.searchBarMayBegin() ?? true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar?.owner?.searchBarWillBegin()
    ask { $0.searchBarTextDidBeginEditing($1) }
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    ask { $0.searchBarShouldEndEditing($1) } ?? true
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    ask { $0.searchBarTextDidEndEditing($1) }
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    ask { $0.searchBar($1, shouldChangeTextIn: range, replacementText: string) } ?? true
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    ask { $0.searchBarSearchButtonClicked($1) }
    return false
  }
}

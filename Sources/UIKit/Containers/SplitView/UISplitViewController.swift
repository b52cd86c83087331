public import CoreGraphics

/// Shows two or three columns side by side where there is room, and one after the other where there
/// is not.
///
/// With a style, each column is a navigation controller: the one that was set, or one made around
/// it. Without, the two controllers of ``viewControllers`` are shown as they are. In a compact
/// width the columns are put on one stack, from the primary to the secondary, and separated again
/// when there is room, also while the window is resized.
open class UISplitViewController: UIViewController {
  /// How many columns there are, and whether they are set by name.
  public enum Style: Int, Sendable {
    /// Two controllers, set by ``viewControllers``.
    case unspecified = 0
    /// Primary and secondary.
    case doubleColumn = 1
    /// Primary, supplementary and secondary.
    case tripleColumn = 2

    init(_ coder: NSCoder) {
      switch coder.word("style") {
      case "doubleColumn": self = .doubleColumn
      case "tripleColumn": self = .tripleColumn
      default: self = .unspecified
      }
    }
  }

  /// A column of a split view, counted from the leading side.
  public enum Column: Int, Sendable {
    /// The first column, whose selection decides about the others.
    case primary = 0
    /// The middle one of three.
    case supplementary = 1
    /// The last and largest, which holds the content.
    case secondary = 2
    /// Shown alone, instead of the others, in a compact width.
    case compact = 3
  }

  /// Which columns are seen.
  public enum DisplayMode: Int, Sendable {
    /// The system's choice for the width.
    case automatic = 0
    /// The secondary column alone.
    case secondaryOnly = 1
    /// One column beside the secondary one.
    case oneBesideSecondary = 2
    /// One column over the secondary one, which keeps its size.
    case oneOverSecondary = 3
    /// Two columns beside the secondary one.
    case twoBesideSecondary = 4
    /// Two columns over the secondary one, which keeps its size.
    case twoOverSecondary = 5
    /// Two columns, and the secondary one beside them, pushed out of the view in part.
    case twoDisplaceSecondary = 6

    /// The former name of ``oneBesideSecondary``.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The former name of ``secondaryOnly``.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The former name of ``oneOverSecondary``.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// How the other columns share the view with the secondary one.
  public enum SplitBehavior: Int, Sendable {
    /// The system's choice for the width.
    case automatic = 0
    /// Side by side.
    case tile = 1
    /// Over the secondary one, which is dimmed.
    case overlay = 2
    /// One beside it; two push it aside.
    case displace = 3
  }

  /// When the button that shows and hides columns is in their bars.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// As the gesture.
    case automatic = 0
    /// Never.
    case never = 1
    /// Always, where columns can be hidden.
    case always = 2
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    /// The left side, or the right one in right-to-left layout.
    case leading = 0
    /// The other side.
    case trailing = 1
  }

  /// Stands for a width of the system's choice.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The style that the controller was made with.
  public let style: Style
  /// The content and display mode of the columns, as requested and as on the screen. No request
  /// waits: columns that are moving continue to the new layout from their current frames.
  private(set) lazy var transitions = TransitionQueue<SplitModel<UIViewController>, Never>(
    SplitModel(
      columns: style == .tripleColumn
        ? [.primary, .supplementary, .secondary] : [.primary, .secondary]))
  /// The number of nested changes of the columns: a delegate that is notified of one may ask for
  /// the next.
  var changeDepth = 0
  /// Whether the controller collapses, while the delegate is asked about it.
  var collapsing: Bool?
  let dimmingView = SplitDimmingView()
  /// The background between columns that lie over the secondary one.
  let stripBackground = UIView()
  /// The mode that was laid out last; nil while collapsed.
  var shownMode: DisplayMode?
  /// The navigation item that has the button.
  weak var buttonHost: UINavigationItem?
  private(set) lazy var swipe = SplitSwipe(split: self)

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A split view of two or three columns, which are set by ``setViewController(_:for:)``.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    style = Style(coder)
    super.init(coder: coder)
    coder.decodeProperties(of: self, as: UISplitViewController.self)
  }

  override var canBePushed: Bool { false }

  /// Held weakly: keep it yourself.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Columns

  /// Whether there is one column only.
  open var isCollapsed: Bool { collapsing ?? model.isCollapsed }

  /// The controllers of the columns, from the first to the last; in a compact width the one that is
  /// shown alone.
  ///
  /// Without a style they can be set: the primary and the secondary one. Others, and setting them
  /// where there is a style, are ignored with a warning.
  open var viewControllers: [UIViewController] {
    get { model.shown }
    set { setClassic(newValue) }
  }

  /// Sets the controller of a column; nil empties it.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    setColumn(column, to: vc)
  }

  /// The controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? {
    column == .compact ? model.compact : model.contents[column]?.given
  }

  /// Shows a column: beside or over the secondary one, or on top of the stack in a compact width.
  open func show(_ column: Column) { reveal(column) }

  /// Hides a column, if it is not the secondary one; in a compact width it is popped.
  open func hide(_ column: Column) { conceal(column) }

  // MARK: Showing

  /// When collapsed, pushes; else shows in the first column. The delegate may do otherwise.
  open override func show(_ vc: UIViewController, sender: Any?) { showInFirst(vc, sender: sender) }

  /// Replaces the secondary; in a compact width it is pushed. The delegate may do otherwise.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showInSecondary(vc, sender: sender)
  }

  override var overridesShow: Bool { true }

  // MARK: Display

  /// The display mode to use. Automatic shows as many columns as leave the secondary one 400
  /// points, which is a choice of ours. If the behaviour does not have this mode, its mode with the
  /// same number of columns is used.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      endMove()
      model.displayMode = preferredDisplayMode
      columnsMayHaveChanged()
    }
  }

  /// How visible columns share the view with the secondary one. Automatic puts them beside it if it
  /// keeps 400 points; two columns displace it if one has room beside it; otherwise they lie over
  /// it.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { columnsMayHaveChanged() }
  }

  /// The behaviour in use.
  open var splitBehavior: SplitBehavior { behavior(in: viewIfLoaded?.bounds.size ?? .zero) }

  /// Which columns are visible. In a compact width it is `secondaryOnly`.
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : effectiveMode }

  /// The side at which the primary column is; the others follow it.
  open var primaryEdge = PrimaryEdge.leading { didSet { columnsMayHaveChanged() } }

  /// Whether a drag from the ``primaryEdge`` shows the next column, and a drag towards that edge
  /// hides columns that lie over the secondary one or displace it. A swipe that pops a stack in the
  /// secondary column takes precedence.
  open var presentsWithGesture = true { didSet { placeButton() } }

  /// Shows the next column, or hides the first one if all are visible.
  ///
  /// With a style it is in the bar of the first visible column, on the root of that column's stack,
  /// unless collapsed. Without a style the program puts it into a bar.
  open private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
    let item = UIBarButtonItem()
    item.target = self
    item.action = Selector(UISplitViewController.toggleColumns)
    return item
  }()

  /// Whether the button is put into the columns' bars.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { placeButton() }
  }

  /// Points; automatic is 320, and no more than the maximum.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsMayHaveChanged() }
  }
  /// A share of the width, where no width in points is set.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { columnsMayHaveChanged() }
  }
  /// The least width of the primary column, in points.
  open var minimumPrimaryColumnWidth: CGFloat = 0 { didSet { columnsMayHaveChanged() } }
  /// The greatest width of the primary column, in points; 420 unless set.
  open var maximumPrimaryColumnWidth: CGFloat = 420 { didSet { columnsMayHaveChanged() } }
  /// In points, as laid out; 0 while the column is hidden.
  open var primaryColumnWidth: CGFloat { isCollapsed ? 0 : visibleWidth(of: .primary) }

  /// The width of the supplementary column in points; automatic leaves it to the system.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsMayHaveChanged() }
  }
  /// A share of the width for the supplementary column, where no width in points is set.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { columnsMayHaveChanged() }
  }
  /// The supplementary column's width in points, as laid out; 0 while it is hidden.
  open var supplementaryColumnWidth: CGFloat {
    isCollapsed ? 0 : visibleWidth(of: .supplementary)
  }

  // MARK: Orientation

  /// The orientations that the delegate permits.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    orientation { delegate?.splitViewControllerSupportedInterfaceOrientations(self) }
      ?? super.supportedInterfaceOrientations
  }
  /// The orientation that the delegate prefers.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    orientation { delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self) }
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: View

  open override func loadView() {
    let view = SplitView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .opaqueSeparator
    view.clipsToBounds = true
    self.view = view
    stripBackground.backgroundColor = .opaqueSeparator
    dimmingView.onPress = { [weak self] in self?.dimmingViewWasPressed() }
    for recognizer in swipe.recognizers { view.addGestureRecognizer(recognizer) }
  }

  override func appearanceDidChange() {
    super.appearanceDidChange()
    if appearance == .disappeared, viewIfLoaded?.window == nil { endMove() }
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard !isCollapsed, let column = columns.first(where: { holders[$0] === container }) else {
      return parentSize
    }
    return layout(in: parentSize).frames[column]?.size ?? parentSize
  }

  override func childDidLeave(_ child: UIViewController) {
    super.childDidLeave(child)
    columnDidLeave(child)
  }
}

/// The view of a split view controller.
final class SplitView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    (viewController as? UISplitViewController)?.layOutColumns()
  }
}

/// Dims the views below a column; a press on it hides the column.
final class SplitDimmingView: UIControl {
  var onPress: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.2)
    addTarget(self, action: Selector(SplitDimmingView.press), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFocused: Bool { false }

  private func press() { onPress() }
}

extension UIViewController {
  /// The nearest split view controller that this one is in.
  public var splitViewController: UISplitViewController? {
    sequence(first: self, next: \.parent).dropFirst()
      .lazy.compactMap { $0 as? UISplitViewController }.first
  }
}

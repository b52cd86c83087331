public import CoreGraphics

/// A sheet of what can be done with items: copying them, and the activities of the app.
///
/// Present it modally. Other apps and services are not here, and not in the sheet.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Called with the activity that was performed, nil for none, whether it was completed, returned
  /// items, which are always nil, and an error, which is always nil.
  public typealias CompletionWithItemsHandler =
    @MainActor (
      _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
      _ activityError: (any Error)?
    ) -> Void

  private let activityItems: [Any]
  private let applicationActivities: [UIActivity]
  /// Whether the completion handler has been called.
  private var isReported = false
  private lazy var sheet = ActivitySheetView()

  /// A sheet for items: texts, addresses, images, colours, and ``UIActivityItemSource``.
  ///
  /// - Parameters:
  ///   - activityItems: what the activities get.
  ///   - applicationActivities: shown after the system's own, if they can be performed.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
  }

  /// The presentation controller, for any `modalPresentationStyle`.
  override func makePresentationController(
    style: UIModalPresentationStyle, presenting: UIViewController?
  ) -> UIPresentationController {
    guard style == .popover else {
      return super.makePresentationController(style: style, presenting: presenting)
    }
    return ActivityPopoverController(presentedViewController: self, presenting: presenting)
  }

  /// Returns nil, because files have no such controllers.
  public required init?(coder: NSCoder) { nil }

  /// Called once when the sheet is dismissed, or an activity is over.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Types that are not shown.
  open var excludedActivityTypes: [UIActivity.ActivityType]? {
    didSet { if isViewLoaded { showActivities() } }
  }

  open override func loadView() { view = sheet }

  open override func viewDidLoad() {
    super.viewDidLoad()
    sheet.onChoice = { [weak self] in self?.perform($0) }
    sheet.onClose = { [weak self] in self?.dismiss(animated: true) }
    showActivities()
  }

  /// Reports a sheet that was dismissed without a choice as not completed.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed, runningActivity == nil { report(nil, false) }
  }

  private var runningActivity: UIActivity?

  // MARK: Activities

  /// The items, with the placeholder of each item that is supplied by a source.
  private var placeholders: [Any] {
    activityItems.map {
      ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0
    }
  }

  private func items(for type: UIActivity.ActivityType?) -> [Any] {
    activityItems.compactMap {
      guard let source = $0 as? any UIActivityItemSource else { return $0 }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  private func showActivities() {
    let items = placeholders
    let excluded = Set(excludedActivityTypes ?? [])
    let activities = ([CopyActivity()] + applicationActivities).filter { activity in
      !(activity.activityType.map(excluded.contains) ?? false)
        && activity.canPerform(withActivityItems: items)
    }
    sheet.show(title: Self.title(of: items), activities)
  }

  private static func title(of items: [Any]) -> String {
    for item in items {
      switch item {
      case let text as String: return text
      case let text as NSAttributedString: return text.string
      case let url as URL: return url.host ?? url.lastPathComponent
      default: continue
      }
    }
    let images = items.count { $0 is UIImage }
    if images > 0 { return images == 1 ? "1 Photo" : "\(images) Photos" }
    return items.count == 1 ? "1 Item" : "\(items.count) Items"
  }

  private func perform(_ activity: UIActivity) {
    guard runningActivity == nil else { return }
    runningActivity = activity
    activity.prepare(withActivityItems: items(for: activity.activityType))
    let controller = activity.activityViewController
    activity.onFinish = { [weak self] completed in
      guard let self else { return }
      let close = {
        self.dismiss(animated: true) { self.report(activity.activityType, completed) }
      }
      if controller?.presentingViewController === self {
        controller?.dismiss(animated: true, completion: close)
      } else {
        close()
      }
    }
    if let controller { present(controller, animated: true) } else { activity.perform() }
  }

  private func report(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    guard !isReported else { return }
    isReported = true
    completionWithItemsHandler?(type, completed, nil, nil)
  }
}

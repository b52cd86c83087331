import UIKit

/// The overlay above the stage: the error in its file, and a button that shows the diagnostics.
/// Other touches go to the stage.
@MainActor
final class LiveOverlay {
  private var window: UIWindow?
  private var isShown = false
  private let controller = LiveOverlayController()
  private let attach: (@MainActor (UIViewController?) -> Void)?
  /// The current faults, at most one of each origin. The last one is shown.
  private var faults: [(origin: Origin, fault: InterfaceFault)] = []

  /// The origin of a fault.
  enum Origin {
    /// An interface file, such as a storyboard.
    case interface
    /// The build of the app.
    case build
  }

  /// - Parameter attach: shows the overlay's controller; it gets nil to hide it. Nil for a window
  ///   of the overlay's own.
  init(attach: (@MainActor (UIViewController?) -> Void)? = nil) { self.attach = attach }

  /// Below the alerts, and above everything of the demo.
  private static let level = UIWindow.Level(1900)

  var faultPanel: FaultPanel? { controller.panel }
  var pill: DiagnosticsPill? { controller.pill.superview == nil ? nil : controller.pill }
  var list: DiagnosticsList? { controller.list }

  /// Shows a fault, which replaces the earlier one of the same origin.
  func display(_ fault: InterfaceFault, of origin: Origin = .interface) {
    faults.removeAll { $0.origin == origin }
    faults.append((origin, fault))
    appear()
    controller.display(fault)
  }

  /// Hides the fault of an origin. A fault of the other origin is shown again.
  func hideFault(of origin: Origin = .interface) {
    guard let index = faults.firstIndex(where: { $0.origin == origin }) else { return }
    let wasShown = index == faults.count - 1
    faults.remove(at: index)
    guard wasShown else { return }
    if let other = faults.last {
      controller.display(other.fault)
    } else {
      controller.hideFault()
    }
  }

  /// Whether it shows that the app is being built.
  var isBuilding: Bool {
    get { controller.isBuilding }
    set {
      if newValue { appear() }
      controller.isBuilding = newValue
    }
  }

  func display(_ diagnostics: [StageDiagnostic]) {
    if diagnostics.isEmpty, !isShown { return }
    appear()
    controller.display(diagnostics)
  }

  func hide() {
    faults = []
    controller.clear()
    window?.isHidden = true
    window = nil
    if isShown { attach?(nil) }
    isShown = false
  }

  private func appear() {
    guard !isShown else { return }
    isShown = true
    if let attach { return attach(controller) }
    let window = PassthroughWindow(frame: UIScreen.main.bounds)
    window.windowLevel = Self.level
    window.rootViewController = controller
    window.isHidden = false
    self.window = window
  }
}

/// A window that ignores touches outside its controls.
private final class PassthroughWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// A view that ignores touches outside its subviews.
private final class PassthroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// Lays out the panel, the button and the list.
private final class LiveOverlayController: UIViewController {
  private(set) var panel: FaultPanel?
  private(set) var list: DiagnosticsList?
  let pill = DiagnosticsPill()
  private let building = BuildingPill()
  private let dim = UIView()
  private var diagnostics: [StageDiagnostic] = []

  private static let margin: CGFloat = 16
  private static let pillMargin: CGFloat = 8
  private static let widestPanel: CGFloat = 520
  private static let widestList: CGFloat = 420
  /// The seconds in which the panel appears and disappears.
  private static let duration: TimeInterval = 0.25

  override func loadView() { view = PassthroughView() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    dim.backgroundColor = UIColor(white: 0, alpha: 0.32)
    dim.isUserInteractionEnabled = false
    dim.isHidden = true
    view.addSubview(dim)
    pill.addTarget(self, action: Selector(LiveOverlayController.toggleList), for: .touchUpInside)
  }

  // MARK: Faults

  func display(_ fault: InterfaceFault) {
    // The panel replaces the list.
    if list != nil { closeList() }
    let isNew = panel == nil
    panel?.removeFromSuperview()
    let panel = FaultPanel(fault: fault)
    panel.isUserInteractionEnabled = false
    self.panel = panel
    view.insertSubview(panel, aboveSubview: dim)
    dim.isHidden = false
    dim.alpha = 1
    view.setNeedsLayout()
    view.layoutIfNeeded()
    guard isNew else { return }
    UIView.performWithoutAnimation {
      dim.alpha = 0
      panel.alpha = 0
      panel.transform = CGAffineTransform(translationX: 0, y: 24)
    }
    animate {
      self.dim.alpha = 1
      panel.alpha = 1
      panel.transform = .identity
    }
  }

  func hideFault() {
    guard let panel else { return }
    self.panel = nil
    animate {
      self.dim.alpha = 0
      panel.alpha = 0
      panel.transform = CGAffineTransform(translationX: 0, y: 24)
    } completion: {
      panel.removeFromSuperview()
      if self.panel == nil { self.dim.isHidden = true }
    }
  }

  /// Animates a change, unless the stage's clock is slowed or paused.
  private func animate(
    _ animations: @escaping () -> Void, completion: @escaping () -> Void = {}
  ) {
    guard UIApplication.shared.timeScale == 1 else {
      UIView.performWithoutAnimation(animations)
      return completion()
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: animations, completion: { _ in completion() })
  }

  // MARK: Building

  var isBuilding = false {
    didSet {
      guard isBuilding != oldValue else { return }
      if isBuilding { view.addSubview(building) } else { building.removeFromSuperview() }
      view.setNeedsLayout()
    }
  }

  // MARK: Diagnostics

  func display(_ diagnostics: [StageDiagnostic]) {
    self.diagnostics = diagnostics
    if diagnostics.isEmpty {
      pill.removeFromSuperview()
      closeList()
    } else {
      if pill.superview == nil { view.addSubview(pill) }
      list?.display(diagnostics)
    }
    namePill()
  }

  func clear() {
    panel?.removeFromSuperview()
    panel = nil
    dim.isHidden = true
    display([])
  }

  private func toggleList() {
    if list != nil { return closeList() }
    let list = DiagnosticsList()
    list.display(diagnostics)
    self.list = list
    view.addSubview(list)
    namePill()
  }

  private func closeList() {
    list?.removeFromSuperview()
    list = nil
    namePill()
  }

  private func namePill() {
    pill.text =
      list != nil ? "Close" : diagnostics.count == 1 ? "1 warning" : "\(diagnostics.count) warnings"
    view.setNeedsLayout()
  }

  // MARK: Layout

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let size = view.bounds.size
    dim.frame = view.bounds
    let pillSize = pill.sizeThatFits(size)
    pill.frame = CGRect(
      x: size.width - pillSize.width - Self.pillMargin,
      y: size.height - pillSize.height - Self.pillMargin,
      width: pillSize.width, height: pillSize.height)
    let bottom = pill.superview == nil ? size.height - Self.margin : pill.frame.minY - 8
    if let list {
      let width = max(min(size.width - 2 * Self.pillMargin, Self.widestList), 0)
      let height = min(list.height(forWidth: width), size.height * 0.6, bottom - Self.margin)
      list.frame = CGRect(
        x: size.width - width - Self.pillMargin, y: bottom - height, width: width, height: height)
    }
    if isBuilding {
      let own = building.sizeThatFits(size)
      building.frame = CGRect(
        x: ((size.width - own.width) / 2).rounded(), y: Self.pillMargin, width: own.width,
        height: own.height)
    }
    if let panel {
      let width = max(min(size.width - 2 * Self.margin, Self.widestPanel), 0)
      let height = min(panel.height(forWidth: width), max(bottom - Self.margin, 0))
      // The transform moves the panel, so `frame` must not be set.
      panel.bounds.size = CGSize(width: width, height: height)
      panel.center = CGPoint(x: (size.width / 2).rounded(), y: bottom - height / 2)
    }
  }
}

import UIKit

/// The stage: a device with the demo on it, and above it what to do.
final class StageViewController: UIViewController {
  /// What a button above the device asks for.
  enum Command {
    case toggleCatalogue, toggleInspector, chooseDevice
  }

  private let titleLabel = UILabel(StudioStyle.title, StudioStyle.ink)
  private let triggerLabel = UILabel(StudioStyle.body, StudioStyle.secondaryInk)
  private let bezel = StageBezel()
  private let overlay = StageOverlayView(frame: .zero)
  private var buttons: [(command: Command, button: UIButton)] = []
  let layers = StageLayersView(frame: .zero)
  private static let bezelWidth: CGFloat = 8
  private static let margin: CGFloat = 24
  private static let buttonSide: CGFloat = 32

  /// The points at the left and at the right that lie under a panel.
  var covered: (left: CGFloat, right: CGFloat) = (0, 0) {
    didSet { if covered != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  var onCommand: (@MainActor (Command) -> Void)?
  var session: StageSession? { didSet { sessionDidChange(from: oldValue) } }
  /// Whether the areas are marked that are drawn again.
  var showsDamage: Bool {
    get { overlay.showsDamage }
    set {
      overlay.showsDamage = newValue
      if let session { overlay.update(with: session) }
    }
  }
  /// Whether the touches of the stage are shown as dots.
  var showsTouches: Bool {
    get { overlay.showsTouches }
    set {
      overlay.showsTouches = newValue
      if let session { overlay.update(with: session) }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = StudioStyle.canvas
    titleLabel.textAlignment = .center
    triggerLabel.textAlignment = .center
    bezel.backgroundColor = StudioStyle.bezel
    bezel.layer.cornerRadius = 16
    bezel.layer.shadowOpacity = 0.25
    bezel.layer.shadowRadius = 16
    bezel.layer.shadowOffset = CGSize(width: 0, height: 8)
    for subview in [bezel, overlay, titleLabel, triggerLabel, layers] {
      view.addSubview(subview)
    }
    let tap = UITapGestureRecognizer(
      target: self, action: Selector(StageViewController.goLive))
    bezel.addGestureRecognizer(tap)
    bezel.onEnter = { [weak self] in self?.enter() }
    addButton(.toggleCatalogue, "sidebar.left", "Show or hide the catalogue (F9)")
    addButton(.chooseDevice, "iphone", "Choose the device")
    addButton(.toggleInspector, "sidebar.right", "Show or hide the inspector (F10)")
    show()
  }

  private func addButton(_ command: Command, _ symbol: String, _ toolTip: String) {
    let button = UIButton(symbol: symbol, tint: StudioStyle.secondaryInk, toolTip: toolTip) {
      [weak self] in
      self?.onCommand?(command)
    }
    buttons.append((command, button))
    view.addSubview(button)
  }

  /// The button from which the devices are chosen.
  var deviceButton: UIView? { buttons.first { $0.command == .chooseDevice }?.button }

  private func sessionDidChange(from former: StageSession?) {
    former?.sceneView.removeFromSuperview()
    if let former { session?.layers = former.layersForNextSession }
    if isViewLoaded { show() }
  }

  private func show() {
    guard let session else { return }
    titleLabel.text = session.demo.title
    triggerLabel.text = session.demo.trigger
    view.insertSubview(session.sceneView, aboveSubview: bezel)
    overlay.reset()
    view.setNeedsLayout()
  }

  private func goLive() { session?.goLive() }

  // MARK: Keyboard

  /// Gives the demo the keyboard; a recorded moment goes on live instead.
  private func enter() {
    guard let session else { return }
    if session.playhead.isLive { session.sceneView.takeKeyboard() } else { session.goLive() }
  }

  /// Takes the keyboard from the demo, and focuses the stage as a whole.
  func leave() {
    session?.sceneView.releaseKeyboard()
    bezel.focusByKeyboard()
  }

  /// The moment that is shown has changed.
  func update() {
    guard let session else { return }
    let isLive = session.playhead.isLive
    triggerLabel.text =
      isLive ? session.demo.trigger : "Looking back. Touch the stage to go on live."
    triggerLabel.textColor = isLive ? StudioStyle.secondaryInk : StudioStyle.accent
    // A touch on a recorded moment is meant for the studio.
    session.sceneView.isUserInteractionEnabled = isLive
    overlay.update(with: session)
    if shownSize != session.sceneView.screenSize { view.setNeedsLayout() }
    layers.update(with: session)
  }

  /// The size of the screen for which the device was laid out.
  private var shownSize: CGSize?

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    layOutHeader(width: size.width)
    shownSize = session?.sceneView.screenSize
    guard let screen = shownSize, let device = deviceFrame(of: screen, in: size) else { return }
    bezel.frame = device.insetBy(dx: -Self.bezelWidth, dy: -Self.bezelWidth)
    session?.sceneView.frame = device
    overlay.frame = device
    layers.frame = view.bounds
    layers.stageFrame = device
  }

  private func layOutHeader(width: CGFloat) {
    let side = Self.buttonSide
    let inset = 8 + 2 * side + 8
    let text = max(width - 2 * inset, 0)
    titleLabel.frame = CGRect(x: inset, y: 16, width: text, height: 24)
    triggerLabel.frame = CGRect(
      x: Self.margin, y: 40, width: max(width - 2 * Self.margin, 0), height: 18)
    for (command, button) in buttons {
      let x: CGFloat =
        switch command {
        case .toggleCatalogue: covered.left + 8
        case .chooseDevice: width - covered.right - 8 - 2 * side
        case .toggleInspector: width - covered.right - 8 - side
        }
      button.frame = CGRect(x: x, y: 8, width: side, height: side)
    }
  }

  /// Pixels a point of a demo's screen at the place that it would have now.
  func scale(ofScreen screen: CGSize) -> CGFloat {
    guard let device = deviceFrame(of: screen, in: view.bounds.size) else {
      return traitCollection.displayScale
    }
    return traitCollection.displayScale
      * min(device.width / screen.width, device.height / screen.height)
  }

  /// The demo's screen at its own size, or smaller where there is no room.
  private func deviceFrame(of screen: CGSize, in size: CGSize) -> CGRect? {
    let room = CGSize(
      width: size.width - 2 * (Self.margin + Self.bezelWidth),
      height: size.height - StudioMeasures.stageHeader - Self.margin - 2 * Self.bezelWidth)
    guard room.width > 0, room.height > 0, screen.width > 0, screen.height > 0 else { return nil }
    let factor = min(room.width / screen.width, room.height / screen.height, 1)
    let shown = CGSize(
      width: (screen.width * factor).rounded(.down), height: (screen.height * factor).rounded(.down)
    )
    let top = StudioMeasures.stageHeader + Self.bezelWidth + (room.height - shown.height) / 2
    return CGRect(
      x: ((size.width - shown.width) / 2).rounded(), y: top.rounded(), width: shown.width,
      height: shown.height)
  }
}

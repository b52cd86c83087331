import UIKit

/// The stage: a device with the demo on it, and above it what to do.
final class StageViewController: UIViewController {
  /// The commands of the buttons above the device.
  enum Command {
    case toggleCatalogue, toggleInspector, chooseDevice, toggleActualSize
  }

  private let titleLabel = UILabel(StudioStyle.title, StudioStyle.ink)
  private let triggerLabel = UILabel(StudioStyle.body, StudioStyle.secondaryInk)
  let bezel = StageBezel()
  private let overlay = StageOverlayView(frame: .zero)
  private var buttons: [(command: Command, button: UIButton)] = []
  let layers = StageLayersView(frame: .zero)
  let horizontalBar = StageScrollBar(isVertical: false)
  let verticalBar = StageScrollBar(isVertical: true)
  let panRecognizer = UIPanGestureRecognizer()
  /// Hides a panned device behind the title.
  let headerCover = UIView()
  private static let buttonSide: CGFloat = 32
  private static let shadowOpacity: Float = 0.25

  /// The text that replaces the title while something is in progress; nil shows the title.
  var status: String? {
    didSet { if isViewLoaded { titleLabel.text = status ?? session?.demo.title } }
  }

  /// The points at the left and at the right that lie under a panel.
  var covered: (left: CGFloat, right: CGFloat) = (0, 0) {
    didSet { if covered != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  /// Whether a point of the demo is a point of the window, also where the device is larger than its
  /// place then.
  var isActualSize = false {
    didSet {
      guard isActualSize != oldValue else { return }
      pan = .zero
      viewIfLoaded?.setNeedsLayout()
      showActualSize()
    }
  }
  /// How far a device that is larger than its place is moved to the left and up, in points.
  var pan = CGPoint.zero { didSet { if pan != oldValue { viewIfLoaded?.setNeedsLayout() } } }
  private(set) var placement: StagePlacement?
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
    bezel.layer.shadowOpacity = Self.shadowOpacity
    bezel.layer.shadowRadius = 16
    bezel.layer.shadowOffset = CGSize(width: 0, height: 8)
    headerCover.backgroundColor = StudioStyle.canvas
    let parts = [
      bezel, overlay, layers, headerCover, horizontalBar, verticalBar, titleLabel, triggerLabel,
    ]
    for subview in parts {
      view.addSubview(subview)
    }
    let tap = UITapGestureRecognizer(
      target: self, action: Selector(StageViewController.goLive))
    bezel.addGestureRecognizer(tap)
    bezel.onEnter = { [weak self] in self?.enter() }
    addButton(.toggleCatalogue, "sidebar.left", "Show or hide the catalogue (F9)")
    addActualSizeButton()
    addButton(.chooseDevice, "iphone", "Choose the device")
    addButton(.toggleInspector, "sidebar.right", "Show or hide the inspector (F10)")
    setUpPanning()
    show()
  }

  private func addActualSizeButton() {
    let button = UIButton(
      type: .custom,
      primaryAction: UIAction { [weak self] _ in self?.onCommand?(.toggleActualSize) })
    button.setTitle("1:1", for: .normal)
    button.titleLabel?.font = StudioStyle.strong
    button.hoverCursor = .pointingHand
    button.toolTip = "A point of the demo is a point of the window (Z)"
    buttons.append((.toggleActualSize, button))
    view.addSubview(button)
    showActualSize()
  }

  private func showActualSize() {
    let button = buttons.first { $0.command == .toggleActualSize }?.button
    button?.setTitleColor(
      isActualSize ? StudioStyle.accent : StudioStyle.secondaryInk, for: .normal)
  }

  private func addButton(_ command: Command, _ symbol: String, _ toolTip: String) {
    let button = UIButton(symbol: symbol, tint: StudioStyle.secondaryInk, toolTip: toolTip) {
      [weak self] in
      self?.onCommand?(command)
    }
    buttons.append((command, button))
    view.addSubview(button)
  }

  /// The button whose menu has the devices.
  var deviceButton: UIButton? { buttons.first { $0.command == .chooseDevice }?.button }

  private func sessionDidChange(from former: StageSession?) {
    former?.sceneView.removeFromSuperview()
    if let former, let session {
      var layers = former.layersForNextSession
      // The layers of another demo are others, also at the same places.
      if former.demo.id != session.demo.id { layers.place = nil }
      session.layers = layers
    }
    if isViewLoaded { show() }
  }

  private func show() {
    guard let session else { return }
    titleLabel.text = status ?? session.demo.title
    triggerLabel.text = session.demo.trigger
    view.insertSubview(session.sceneView, aboveSubview: bezel)
    overlay.reset()
    view.setNeedsLayout()
  }

  private func goLive() { session?.goLive() }

  // MARK: Keyboard

  /// Gives the keyboard to the demo. If a recorded moment is shown, returns to the present instead.
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
    // The sheets cover the device, but not the shadow above it.
    bezel.layer.shadowOpacity = session.layers.explosion == nil ? Self.shadowOpacity : 0
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
    placement = shownSize.flatMap { placement(of: $0) }
    guard let placement else { return }
    bezel.frame = placement.bezel
    session?.sceneView.frame = placement.device
    overlay.frame = placement.device
    let sides = StagePlacement.sides(of: size.width, covered: covered)
    layers.frame = CGRect(
      x: sides.lowerBound, y: 0, width: sides.upperBound - sides.lowerBound, height: size.height)
    layers.stageFrame = placement.device.offsetBy(dx: -sides.lowerBound, dy: 0)
    layOutPanning(placement)
  }

  /// Points within which most titles have room.
  private static let shortTitle: CGFloat = 200

  private func layOutHeader(width: CGFloat) {
    let side = Self.buttonSide
    let inset = 8 + 3 * side + 8
    // Between the buttons, which stand beside a panel that covers a part of the stage.
    let seen = width - covered.left - covered.right
    // Where little room is left, up to the one button at the left.
    let isShort = seen - 2 * inset < Self.shortTitle
    let left = isShort ? 8 + side + 8 : inset
    titleLabel.frame = CGRect(
      x: covered.left + left, y: 16, width: max(seen - left - inset, 0), height: 24)
    // Where there is none for all buttons, the one that has a key and the choice are left out, and
    // then the one of the panel that does not lie over the stage.
    let isNarrow = seen < 4 * side + 16
    let hidden: [Command] =
      seen >= 2 * side + 16 ? [] : covered.right > 0 ? [.toggleCatalogue] : [.toggleInspector]
    let margin = StagePlacement.margin
    triggerLabel.frame = CGRect(
      x: covered.left + margin, y: 40, width: max(seen - 2 * margin, 0), height: 18)
    for (command, button) in buttons {
      let x: CGFloat =
        switch command {
        case .toggleCatalogue: covered.left + 8
        case .toggleActualSize: width - covered.right - 8 - 3 * side
        case .chooseDevice: width - covered.right - 8 - 2 * side
        case .toggleInspector: width - covered.right - 8 - side
        }
      button.frame = CGRect(x: x, y: 8, width: side, height: side)
      button.isHidden =
        hidden.contains(command)
        || isNarrow && (command == .toggleActualSize || command == .chooseDevice)
    }
  }

  /// Pixels per point of a demo's screen at the place that it would have now.
  func scale(ofScreen screen: CGSize) -> CGFloat {
    guard let device = placement(of: screen)?.device else {
      return traitCollection.displayScale
    }
    return traitCollection.displayScale
      * min(device.width / screen.width, device.height / screen.height)
  }

  private func placement(of screen: CGSize) -> StagePlacement? {
    StagePlacement(
      of: screen, in: view.bounds.size, isActualSize: isActualSize, pan: pan, covered: covered,
      scale: traitCollection.displayScale)
  }
}

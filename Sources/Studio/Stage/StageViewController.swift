import UIKit

/// The stage: a device with the demo on it, and above it what to do.
final class StageViewController: UIViewController {
  private let titleLabel = UILabel(StudioStyle.title, StudioStyle.ink)
  private let triggerLabel = UILabel(StudioStyle.body, StudioStyle.secondaryInk)
  private let bezel = StageBezel()
  let layers = StageLayersView(frame: .zero)
  private static let bezelWidth: CGFloat = 8
  private static let margin: CGFloat = 24
  private static let headerHeight: CGFloat = 72

  var session: StageSession? { didSet { sessionDidChange(from: oldValue) } }
  /// Whether the areas are marked that are drawn again.
  var showsDamage = false { didSet { if showsDamage != oldValue { damageDidChange() } } }
  private let damageView = DamageView(frame: .zero)
  private var damageMeter: DamageMeter?

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
    for subview in [bezel, titleLabel, triggerLabel, layers] { view.addSubview(subview) }
    let tap = UITapGestureRecognizer(
      target: self, action: Selector(StageViewController.goLive))
    bezel.addGestureRecognizer(tap)
    bezel.onEnter = { [weak self] in self?.enter() }
    show()
  }

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
    damageView.isHidden = !showsDamage
    view.insertSubview(damageView, aboveSubview: session.sceneView)
    if showsDamage { damageMeter = DamageMeter() }
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
    layers.update(with: session)
    showDamage()
  }

  // MARK: Damage

  private func damageDidChange() {
    damageMeter = showsDamage ? DamageMeter() : nil
    damageView.isHidden = !showsDamage
    showDamage()
  }

  /// Marks what is drawn again since the last moment that was shown.
  private func showDamage() {
    guard let damageMeter, let session, let frame = session.shownFrame else { return }
    let (view, scale) = (session.sceneView, session.scene.screen.scale)
    guard scale > 0, frame.size.width > 0 else { return }
    let factor = view.bounds.width / (frame.size.width * scale)
    damageView.show(
      damageMeter.changes(in: frame.list(scale: scale)).map {
        CGRect(
          x: $0.minX * factor, y: $0.minY * factor, width: $0.width * factor,
          height: $0.height * factor)
      })
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let width = max(size.width - 2 * Self.margin, 0)
    titleLabel.frame = CGRect(x: Self.margin, y: 16, width: width, height: 24)
    triggerLabel.frame = CGRect(x: Self.margin, y: 40, width: width, height: 18)
    guard let device = deviceFrame(in: size) else { return }
    bezel.frame = device.insetBy(dx: -Self.bezelWidth, dy: -Self.bezelWidth)
    session?.sceneView.frame = device
    layers.frame = view.bounds
    layers.stageFrame = device
    damageView.frame = device
  }

  /// The demo's screen at its own size, or smaller where there is no room.
  private func deviceFrame(in size: CGSize) -> CGRect? {
    guard let screen = session?.sceneView.screenSize else { return nil }
    let room = CGSize(
      width: size.width - 2 * (Self.margin + Self.bezelWidth),
      height: size.height - Self.headerHeight - Self.margin - 2 * Self.bezelWidth)
    guard room.width > 0, room.height > 0, screen.width > 0, screen.height > 0 else { return nil }
    let factor = min(room.width / screen.width, room.height / screen.height, 1)
    let shown = CGSize(
      width: (screen.width * factor).rounded(.down), height: (screen.height * factor).rounded(.down)
    )
    let top = Self.headerHeight + Self.bezelWidth + (room.height - shown.height) / 2
    return CGRect(
      x: ((size.width - shown.width) / 2).rounded(), y: top.rounded(), width: shown.width,
      height: shown.height)
  }
}

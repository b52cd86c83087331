package import Catalogue
package import UIKit

/// The studio: the catalogue, the stage, the inspector and the timeline.
///
/// It is in a scene of its own, whose time is the user's; the stage's scene has another clock.
package final class StudioViewController: UIViewController {
  package private(set) var session: StageSession?
  /// Called when another demo is on the stage.
  package var onOpen: (@MainActor (Demo) -> Void)?

  lazy var catalogue = CatalogueViewController { [weak self] in self?.open($0) }
  let stage = StageViewController()
  private let inspector = InspectorViewController()
  private let timeline = TimelineViewController()
  private let edges = [UIView.hairline(), UIView.hairline()]
  private var keysView: KeysView?
  private var link: CADisplayLink?
  private var lastTick: TimeInterval?
  /// Whether the panels have to be updated in the next frame.
  private var isOutdated = true

  package init() { super.init(nibName: nil, bundle: nil) }

  /// Returns nil: the studio is made in code.
  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = StudioStyle.canvas
    for child in [stage, catalogue, inspector, timeline] {
      addChild(child)
      view.addSubview(child.view)
      child.view.isFocusGroup = true
      child.didMove(toParent: self)
    }
    for edge in edges { view.addSubview(edge) }
    timeline.onCommand = { [weak self] in self?.perform($0) }
    timeline.onSpeed = { [weak self] in self?.session?.setSpeed($0) }
    timeline.onScrub = { [weak self] in self?.session?.seek(to: $0) }
    timeline.onLive = { [weak self] in self?.session?.goLive() }
    inspector.frames.onDamage = { [weak self] in self?.marksDamage = $0 }
    inspector.frames.meter.onChange = { [weak self] in self?.frameWasMeasured() }
    inspector.calls.onChoose = { [weak self] in self?.session?.seek(to: $0) }
  }

  // MARK: Layout

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let hasInspector = size.width >= StudioStyle.narrowestWithInspector
    let hasCatalogue = size.width >= StudioStyle.narrowestWithCatalogue
    let left = hasCatalogue ? StudioStyle.catalogueWidth : 0
    let right = hasInspector ? StudioStyle.inspectorWidth : 0
    let height = max(size.height - StudioStyle.timelineHeight, 0)
    let pixel = 1 / max(traitCollection.displayScale, 1)
    catalogue.view.isHidden = !hasCatalogue
    if inspector.view.isHidden == hasInspector {
      inspector.view.isHidden = !hasInspector
      setNeedsUpdate()
    }
    catalogue.view.frame = CGRect(
      x: 0, y: 0, width: StudioStyle.catalogueWidth, height: height)
    inspector.view.frame = CGRect(
      x: size.width - StudioStyle.inspectorWidth, y: 0, width: StudioStyle.inspectorWidth,
      height: height)
    stage.view.frame = CGRect(x: left, y: 0, width: size.width - left - right, height: height)
    timeline.view.frame = CGRect(
      x: 0, y: height, width: size.width, height: StudioStyle.timelineHeight)
    edges[0].frame = CGRect(x: left - pixel, y: 0, width: pixel, height: height)
    edges[1].frame = CGRect(x: size.width - right, y: 0, width: pixel, height: height)
    edges[0].isHidden = !hasCatalogue
    edges[1].isHidden = !hasInspector
  }

  // MARK: The demo

  /// Puts a demo on the stage, instead of the one that is there.
  package func open(_ demo: Demo) {
    session?.close()
    let next = StageSession(demo, scale: traitCollection.displayScale)
    next.onChange = { [weak self] in self?.setNeedsUpdate() }
    session = next
    stage.session = next
    catalogue.show(demo)
    if let scene = viewIfLoaded?.window?.windowScene {
      inspector.frames.meter.observe(next.scene, in: scene)
    }
    setNeedsUpdate()
    onOpen?(demo)
  }

  /// Begins the demo again.
  package func restart() {
    if let demo = session?.demo { open(demo) }
  }

  // MARK: Time

  /// Asks for an update of the panels in the next frame, and for frames while a recording is
  /// played.
  private func setNeedsUpdate() {
    isOutdated = true
    guard link == nil else { return }
    let link = CADisplayLink { [weak self] link in
      if let self { tick(at: link.timestamp) } else { link.invalidate() }
    }
    view.hostScene.enter { link.add(to: .main, forMode: .common) }
    self.link = link
    lastTick = nil
  }

  /// The frame is over when its numbers are known, so the next one shows them.
  private func frameWasMeasured() {
    if inspector.tab == .frames, !inspector.view.isHidden { setNeedsUpdate() }
  }

  private func tick(at time: TimeInterval) {
    let passed = lastTick.map { time - $0 } ?? 0
    lastTick = time
    session?.advance(by: passed)
    if isOutdated { update() }
    let isPlayingBack = session.map { !$0.playhead.isLive && $0.playhead.isPlaying } ?? false
    guard !isPlayingBack, !isOutdated else { return }
    link?.invalidate()
    link = nil
  }

  private func update() {
    isOutdated = false
    guard let session else { return }
    stage.update()
    timeline.update(with: session)
    if !inspector.view.isHidden { inspector.update(with: session) }
  }

  /// Whether the areas of the stage are marked that are drawn again.
  package var marksDamage: Bool {
    get { stage.showsDamage }
    set {
      stage.showsDamage = newValue
      inspector.frames.marksDamage = newValue
    }
  }

  /// What the last frames of the stage took.
  package var frameHistory: FrameHistory { inspector.frames.meter.history }

  // MARK: Commands

  private func perform(_ command: TimelineViewController.Command) {
    switch command {
    case .previousTransition: session?.jump(-1)
    case .previousFrame: session?.step(-1)
    case .playOrPause: session?.togglePlaying()
    case .nextFrame: session?.step(1)
    case .nextTransition: session?.jump(1)
    }
  }

  /// Does what a key of the studio asks for.
  package func perform(_ key: StudioKey) {
    switch key {
    case .play: session?.togglePlaying()
    case .previousFrame: session?.step(-1)
    case .nextFrame: session?.step(1)
    case .previousTransition: session?.jump(-1)
    case .nextTransition: session?.jump(1)
    case .speed(let index): session?.setSpeed(Playhead.speeds[index])
    case .slowMotion:
      let isSlow = session.map { $0.playhead.speed != 1 } ?? false
      session?.setSpeed(isSlow ? 1 : 0.1)
    case .restart: restart()
    case .loop: toggleLoop()
    case .search: catalogue.beginSearch()
    case .live: session?.goLive()
    case .panel(let tab): inspector.select(tab)
    case .explode: session?.layers.toggleExplosion()
    case .keys: toggleKeys()
    }
  }

  /// Chooses the frontmost layer of the stage at a point of the window, as a press with Alt does.
  ///
  /// - Returns: false beside the stage's picture, where nothing is chosen.
  package func chooseLayer(at point: CGPoint) -> Bool {
    let layers = stage.layers
    return layers.choose(at: layers.convert(point, from: UIView?.none))
  }

  /// Whether all keys are shown over the window.
  package var showsKeys: Bool { keysView != nil }

  private func toggleKeys() {
    if let keysView {
      keysView.removeFromSuperview()
      self.keysView = nil
      return
    }
    let keys = KeysView(frame: view.bounds)
    keys.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    keys.onClose = { [weak self] in self?.toggleKeys() }
    view.addSubview(keys)
    keysView = keys
  }

  /// Repeats the transition that is shown, or the last one.
  private func toggleLoop() {
    guard let session else { return }
    guard session.playhead.loop == nil else { return session.loop(nil) }
    let transitions = session.recording.transitions
    let shown = session.playhead.shownTime(in: session.recording) ?? 0
    session.loop(transitions.first { $0.contains(shown) } ?? transitions.last)
  }

  /// Whether the keyboard types into the search field.
  package var isSearching: Bool { catalogue.isSearching }

  package func endSearch() { catalogue.endSearch() }
}

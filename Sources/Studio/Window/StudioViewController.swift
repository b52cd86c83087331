package import Catalogue
package import UIKit
package import UIKitSimulator

/// The studio: the catalogue, the stage, the inspector and the timeline.
///
/// It is in a scene of its own, whose time is the user's; the stage's scene has another clock.
package final class StudioViewController: UIViewController {
  /// The default size of the window, in points.
  package static let usualSize = CGSize(width: 1280, height: 832)

  package private(set) var session: StageSession?
  /// Called before a demo is made.
  package var willOpen: (@MainActor (Demo) -> Void)?
  /// Called when another demo is on the stage.
  package var onOpen: (@MainActor (Demo) -> Void)?
  /// Called to save a part of the recording.
  package var onSave: (@MainActor (RecordingClip, PictureFormat) -> Void)?
  /// Called to save a text: with the file's name, its extension with the dot, and what is in it.
  package var onSaveText: (@MainActor (String, String, String) -> Void)?

  lazy var catalogue = CatalogueViewController(groups: groups) { [weak self] in self?.open($0) }
  private let groups: [Catalogue.Section]
  let stage = StageViewController()
  private let inspector = InspectorViewController()
  private let timeline = TimelineViewController()
  private let replay = StageReplay()
  package var panels = PanelLayout() {
    didSet { if panels != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  private let dividers = [PanelDivider(of: .catalogue), PanelDivider(of: .inspector)]
  private var keysView: KeysView?
  private var notice: NoticeView?
  private let focusWatch = FocusWatch()
  private var link: CADisplayLink?
  private var lastTick: TimeInterval?
  /// The demo of the catalogue that was on the stage the last time.
  private var lastDemo: String?
  /// Whether the panels have to be updated in the next frame.
  private var isOutdated = true

  /// - Parameter own: an app, or a file, that is shown besides the demos of the catalogue.
  package init(own: Demo? = nil) {
    let section = own.map {
      Catalogue.Section(title: $0.isApp ? "Project" : "File", demos: [$0])
    }
    groups = [section].compactMap { $0 } + Catalogue.groups
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: the studio is made in code.
  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    // The studio's text is English, so its layout is left-to-right in every language.
    traitOverrides.layoutDirection = .leftToRight
    // Menus have rows for a pointer.
    traitOverrides.userInterfaceIdiom = .mac
    view.backgroundColor = StudioStyle.canvas
    for child in [stage, catalogue, inspector, timeline] {
      addChild(child)
      view.addSubview(child.view)
      child.view.isFocusGroup = true
      child.didMove(toParent: self)
    }
    for divider in dividers {
      view.addSubview(divider)
      divider.onDrag = { [weak self] in self?.dragged($0, to: $1) }
    }
    stage.onCommand = { [weak self] in self?.perform($0) }
    catalogue.isQuiet = { [weak self] in self?.session?.scene.isIdle ?? true }
    timeline.onKey = { [weak self] in self?.perform($0) }
    addMenus()
    timeline.onSpeed = { [weak self] in self?.session?.setSpeed($0) }
    timeline.strip.onAction = { [weak self] in self?.perform($0) }
    timeline.onLoop = { [weak self] in self?.toggleLoop() }
    timeline.onLive = { [weak self] in self?.session?.goLive() }
    inspector.frames.onDamage = { [weak self] in self?.marksDamage = $0 }
    inspector.frames.meter.onChange = { [weak self] in self?.frameWasMeasured() }
    inspector.frames.meter.onWindowFrame = { [weak self] in self?.followFocus() }
    inspector.calls.onChoose = { [weak self] in self?.session?.seek(to: $0) }
    inspector.parameters.onCommand = { [weak self] in self?.perform($0) }
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // One colour for all focus rings, because buttons and rows have different tints.
    view.window?.focusRingColor = StudioStyle.accent
  }

  // MARK: Layout

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let frames = panels.frames(in: size)
    stage.view.frame = frames.stage
    timeline.view.frame = frames.timeline
    stage.covered = (
      left: max((frames.catalogue?.maxX ?? 0) - frames.stage.minX, 0),
      right: max(frames.stage.maxX - (frames.inspector?.minX ?? frames.stage.maxX), 0)
    )
    overlay?.view.frame = frames.stage
    placeNotice(over: frames.stage)
    place(catalogue, at: frames.catalogue, isOver: stage.covered.left > 0)
    if inspector.view.isHidden != (frames.inspector == nil) { setNeedsUpdate() }
    place(inspector, at: frames.inspector, isOver: stage.covered.right > 0)
    for (divider, x) in zip(dividers, [frames.catalogue?.maxX, frames.inspector?.minX]) {
      divider.isHidden = x == nil
      divider.place(at: x ?? 0, height: frames.stage.height)
    }
  }

  /// The edge of a panel was dragged.
  ///
  /// - Parameter x: where it is to be, in the view's coordinates; nil for the usual place.
  private func dragged(_ side: PanelLayout.Side, to x: CGFloat?) {
    let width = x.map { side == .catalogue ? $0 : view.bounds.width - $0 }
    panels.setWidth(width, of: side)
  }

  private func placeNotice(over stage: CGRect) {
    guard let notice else { return }
    let size = notice.sizeThatFits(CGSize(width: max(stage.width - 48, 0), height: 64))
    notice.frame = CGRect(
      x: (stage.midX - size.width / 2).rounded(), y: stage.maxY - 16 - size.height,
      width: size.width, height: size.height)
  }

  /// Panels over the stage have a shadow.
  private func place(_ panel: UIViewController, at frame: CGRect?, isOver: Bool) {
    // Ends editing, because text that is typed into a hidden panel would not be visible.
    if frame == nil, !panel.view.isHidden { panel.view.endEditing(true) }
    panel.view.isHidden = frame == nil
    if let frame { panel.view.frame = frame }
    panel.view.layer.shadowOpacity = isOver ? 0.3 : 0
    panel.view.layer.shadowRadius = 16
  }

  /// A controller whose view lies over the stage and can handle touches there; nil for none.
  package var overlay: UIViewController? {
    didSet {
      guard overlay !== oldValue else { return }
      if let oldValue {
        oldValue.willMove(toParent: nil)
        oldValue.view.removeFromSuperview()
        oldValue.removeFromParent()
      }
      guard let overlay else { return }
      addChild(overlay)
      view.insertSubview(overlay.view, aboveSubview: stage.view)
      overlay.didMove(toParent: self)
      view.setNeedsLayout()
    }
  }

  /// Hides a panel that lies over the stage. Returns whether there was one: in a window that has
  /// become wider it lies beside the stage.
  package func endOverlay() -> Bool {
    guard let side = panels.overlay else { return false }
    panels.endOverlay()
    return !PanelLayout.hasRoom(for: side, width: view.bounds.width)
  }

  private func toggle(_ side: PanelLayout.Side) {
    panels.toggle(side, width: view.bounds.width)
  }

  // MARK: The demo

  /// Puts a demo on the stage, instead of the one that is there.
  ///
  /// - Parameter script: what is done in it at once; nil for nothing.
  package func open(_ demo: Demo, resuming script: InputScript? = nil) {
    session?.close()
    willOpen?(demo)
    let next = StageSession(
      demo, scale: stage.scale(ofScreen: demo.stageSize), resuming: script,
      scaleOfScreen: { [stage] in stage.scale(ofScreen: $0) })
    next.parameters.onChange = { [weak self] in self?.parameterDidChange() }
    replay.repeats = false
    show(next)
    inspector.demoDidChange(to: next)
    catalogue.show(demo)
    onOpen?(demo)
  }

  /// Makes the demo again, because its files have changed, and returns to the same place in it.
  package func remake() {
    guard let session else { return }
    replay.repeats = false
    show(session.closeAndRemake { [stage] in stage.scale(ofScreen: $0) })
  }

  private func show(_ next: StageSession) {
    next.onChange = { [weak self] in self?.setNeedsUpdate() }
    next.onUserInput = { [weak self] in self?.endRepeating() }
    replay.didReplay()
    session = next
    stage.session = next
    if let scene = viewIfLoaded?.window?.windowScene {
      inspector.frames.meter.observe(next.scene, in: scene)
    }
    setNeedsUpdate()
  }

  /// Takes the demo off the stage, and ends it.
  package func close() {
    inspector.frames.meter.end()
    session?.close()
    session = nil
    stage.session = nil
  }

  /// Runs the demo again up to the last trigger, and plays that. A demo without input begins again,
  /// and its first transition is played. While a transition is repeated, what is played is repeated
  /// instead.
  package func restart() {
    guard let session else { return }
    if session.playhead.loop != nil { replay.repeats = true }
    let wasUsed = session.recorder.log.triggerIndex != nil
    let hadKeyboard = session.sceneView.hasKeyboard
    let next = session.closeAndReplay { [stage] in stage.scale(ofScreen: $0) }
    show(next)
    if hadKeyboard { next.sceneView.takeKeyboard(focuses: false) }
    guard !wasUsed, !next.playFirstPhase() else { return }
    replay.repeats = false
    announce("There is nothing to play again yet. Use the demo first.")
  }

  /// Ends the repetition of the last trigger. Returns whether there was one.
  @discardableResult
  func endRepeating() -> Bool {
    guard replay.repeats else { return false }
    replay.repeats = false
    setNeedsUpdate()
    return true
  }

  private func parameterDidChange() {
    replay.parameterDidChange()
    setNeedsUpdate()
  }

  private func perform(_ command: ParametersViewController.Command) {
    switch command {
    case .playAgain: restart()
    case .endChange: replay.changeDidEnd()
    case .setRepeating(let repeats):
      replay.repeats = repeats
      if repeats { restart() }
    }
    setNeedsUpdate()
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

  /// Shows the numbers with the next frame, because they are known only when a frame has ended.
  private func frameWasMeasured() {
    if inspector.tab == .frames, !inspector.view.isHidden { setNeedsUpdate() }
  }

  /// Called when a frame of the window was made. Notifies views if the keyboard focus has moved.
  private func followFocus() {
    view.hostScene.enter { focusWatch.update(to: UIApplication.shared.focusedView) }
  }

  private func tick(at time: TimeInterval) {
    let passed = lastTick.map { time - $0 } ?? 0
    lastTick = time
    session?.advance(by: passed)
    if replay.advance(by: passed, in: session) { restart() }
    if isOutdated { update() }
    let isPlayingBack = session.map { !$0.playhead.isLive && $0.playhead.isPlaying } ?? false
    guard !isPlayingBack, !isOutdated, !replay.isWaiting else { return }
    link?.invalidate()
    link = nil
  }

  private func update() {
    isOutdated = false
    guard let session else { return }
    stage.update()
    timeline.update(with: session)
    inspector.parameters.isRepeating = replay.repeats
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

  // MARK: Over the stage

  /// Whether the touches of the stage are shown as dots, and saved so.
  package var showsTouches: Bool {
    get { stage.showsTouches }
    set { stage.showsTouches = newValue }
  }

  /// Whether a point of the demo is a point of the window; otherwise a device that is larger than
  /// its place is shown smaller.
  package var showsActualSize: Bool {
    get { stage.isActualSize }
    set { stage.isActualSize = newValue }
  }

  /// Whether a demo is being run that nothing shows, for its picture in the catalogue.
  package var isMakingThumbnail: Bool { catalogue.thumbnails.isMaking }

  /// Whether the catalogue has moving pictures of its demos, and the timeline pictures of what was
  /// recorded. Both are made while nothing else is running.
  package var makesThumbnails: Bool {
    get { catalogue.thumbnails.isEnabled }
    set {
      catalogue.thumbnails.isEnabled = newValue
      catalogue.reloadThumbnails()
      makesTimelineThumbnails = newValue
    }
  }

  /// Whether the timeline has pictures of what was recorded.
  package var makesTimelineThumbnails: Bool {
    get { timeline.thumbnails.isEnabled }
    set {
      timeline.thumbnails.isEnabled = newValue
      setNeedsUpdate()
    }
  }

  /// The buttons from which menus are opened.
  var deviceButton: UIButton? { stage.deviceButton }
  var saveButton: UIButton { timeline.saveButton }

  /// The text above the stage that replaces the demo's title while something is in progress; nil
  /// shows the title.
  package var status: String? {
    get { stage.status }
    set { stage.status = newValue }
  }

  /// Shows a message for a moment.
  package func announce(_ message: String) {
    let notice = self.notice ?? NoticeView(frame: .zero)
    self.notice = notice
    if notice.superview == nil { view.addSubview(notice) }
    notice.show(message)
    view.setNeedsLayout()
  }

  // MARK: Settings

  /// The settings to store. The app adds the window's size and appearance.
  package var settings: StudioSettings {
    get {
      var settings = StudioSettings()
      settings.showsCatalogue = panels.showsCatalogue
      settings.showsInspector = panels.showsInspector
      settings.catalogueWidth = panels.catalogueWidth
      settings.inspectorWidth = panels.inspectorWidth
      settings.tab = inspector.chosenTab?.rawValue
      settings.showsTouches = showsTouches
      settings.showsActualSize = showsActualSize
      settings.demo = session.flatMap { Catalogue.demo(id: $0.demo.id)?.id } ?? lastDemo
      return settings
    }
    set {
      panels.showsCatalogue = newValue.showsCatalogue
      panels.showsInspector = newValue.showsInspector
      panels.setWidth(newValue.catalogueWidth, of: .catalogue)
      panels.setWidth(newValue.inspectorWidth, of: .inspector)
      if let tab = newValue.tab.flatMap({ InspectorTab(rawValue: $0) }) { inspector.select(tab) }
      showsTouches = newValue.showsTouches
      showsActualSize = newValue.showsActualSize
      lastDemo = newValue.demo
    }
  }

  // MARK: Saving

  /// The part of the recording that is saved now; nil while nothing is recorded.
  package var clip: RecordingClip? { session?.clip(showsTouches: showsTouches) }

  package func save(as format: SaveFormat) {
    guard let session, let clip else { return }
    if case .pictures(let format) = format {
      onSave?(clip, format)
    } else if let test = RecordedTest(session, range: clip.range) {
      format == .test
        ? onSaveText?(test.typeName, ".swift", test.swiftCode)
        : onSaveText?(clip.name, ".jsonl", test.script.text)
    } else {
      announce("The first touches are not kept any more. Open the demo again, and save sooner.")
    }
  }

  // MARK: Commands

  private func perform(_ command: StageViewController.Command) {
    switch command {
    case .toggleCatalogue: toggle(.catalogue)
    case .toggleInspector: toggle(.inspector)
    // Its button opens a menu.
    case .chooseDevice: break
    case .toggleActualSize: showsActualSize.toggle()
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
      session?.setSpeed(isSlow ? 1 : Playhead.slowMotion)
    case .slower: session?.change { $0.slowDown() }
    case .faster: session?.change { $0.speedUp() }
    case .restart: restart()
    case .loop: toggleLoop()
    case .rangeStart: session?.select(.start)
    case .rangeEnd: session?.select(.end)
    case .search:
      panels.show(.catalogue, true, width: view.bounds.width)
      view.layoutIfNeeded()
      // Takes the keyboard from the demo, because the user is about to type into the studio.
      session?.sceneView.releaseKeyboard()
      catalogue.beginSearch()
    case .live: session?.goLive()
    case .panel(let tab):
      panels.show(.inspector, true, width: view.bounds.width)
      inspector.select(tab)
    case .catalogue: toggle(.catalogue)
    case .inspector: toggle(.inspector)
    case .explode: session?.layers.toggleExplosion()
    case .actualSize: showsActualSize.toggle()
    case .curves(let zoom): inspector.zoomCurves(zoom)
    case .keys: toggleKeys()
    case .save: showFormats()
    }
  }

  /// Chooses the frontmost layer of the stage at a point of the window, as a press with Alt does.
  ///
  /// - Returns: false beside the stage's picture and under what covers it, where nothing is chosen.
  package func chooseLayer(at point: CGPoint) -> Bool {
    let hit = view.window?.hitTest(point, with: nil)
    guard hit?.isDescendant(of: stage.view) == true else { return false }
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

  /// Whether the keyboard types into the search field.
  package var isSearching: Bool { catalogue.isSearching }

  package func endSearch() { catalogue.endSearch() }
}

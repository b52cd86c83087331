import UIKit

/// The buttons that play the stage, the strip of what was recorded, and the time.
final class TimelineViewController: UIViewController {
  /// What a button asks for.
  enum Command: CaseIterable {
    case previousTransition, previousFrame, playOrPause, nextFrame, nextTransition

    var symbol: String {
      switch self {
      case .previousTransition: "backward.end.fill"
      case .previousFrame: "chevron.left"
      case .playOrPause: "pause.fill"
      case .nextFrame: "chevron.right"
      case .nextTransition: "forward.end.fill"
      }
    }

    var pointSize: CGFloat { self == .playOrPause ? 20 : 15 }

    var toolTip: String {
      switch self {
      case .previousTransition: "To the transition before ([)"
      case .previousFrame: "One frame back (,)"
      case .playOrPause: "Play or pause (Space)"
      case .nextFrame: "One frame forth (.)"
      case .nextTransition: "To the next transition (])"
      }
    }
  }

  var onCommand: (@MainActor (Command) -> Void)?
  var onSpeed: (@MainActor (Double) -> Void)?
  var onLive: (@MainActor () -> Void)?
  var onSave: (@MainActor () -> Void)?
  var onScrub: (@MainActor (TimeInterval) -> Void)? {
    get { strip.onScrub }
    set { strip.onScrub = newValue }
  }

  let strip = TimelineStrip(frame: .zero)
  private var buttons: [(command: Command, button: UIButton)] = []
  private let speeds = UISegmentedControl(items: ["1", "½", "¼", "⅒"])
  private var speedTips: SegmentToolTips?
  private let timeLabel = UILabel(StudioStyle.digits, StudioStyle.ink)
  private let percentLabel = UILabel(StudioStyle.digits, StudioStyle.secondaryInk)
  private let liveButton = UIButton(type: .custom)
  private(set) lazy var saveButton = UIButton(
    symbol: "square.and.arrow.up", toolTip: "Save the recording (Ctrl S)"
  ) { [weak self] in
    self?.onSave?()
  }
  private let edge = UIView.hairline()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = StudioStyle.panel
    for command in Command.allCases {
      let button = UIButton(
        symbol: command.symbol, pointSize: command.pointSize, toolTip: command.toolTip
      ) { [weak self] in
        self?.onCommand?(command)
      }
      buttons.append((command, button))
      view.addSubview(button)
    }
    speeds.selectedSegmentIndex = 0
    speeds.addTarget(
      self, action: Selector(TimelineViewController.speedDidChange), for: .valueChanged)
    speedTips = SegmentToolTips(
      [
        "Full speed (1)", "Half the speed (2)", "A quarter of the speed (3)",
        "A tenth of the speed (4)",
      ], of: speeds)
    timeLabel.textAlignment = .right
    percentLabel.textAlignment = .right
    liveButton.setTitle("Live", for: .normal)
    liveButton.titleLabel?.font = StudioStyle.heading
    liveButton.layer.cornerRadius = 11
    liveButton.toolTip = "Go on live (End)"
    strip.onStep = { [weak self] in self?.onCommand?($0 < 0 ? .previousFrame : .nextFrame) }
    strip.onLive = { [weak self] in self?.onLive?() }
    liveButton.addAction(
      UIAction { [weak self] _ in self?.onLive?() }, for: .primaryActionTriggered)
    for subview in [saveButton, speeds, timeLabel, percentLabel, liveButton, strip, edge] {
      view.addSubview(subview)
    }
  }

  private func speedDidChange() { onSpeed?(Playhead.speeds[speeds.selectedSegmentIndex]) }

  private func showSymbol(isPlaying: Bool) {
    let command = Command.playOrPause
    buttons.first { $0.command == command }?.button.setSymbol(
      isPlaying ? command.symbol : "play.fill", pointSize: command.pointSize)
  }

  // MARK: The session

  private var isPlayingShown = true

  func update(with session: StageSession) {
    guard isViewLoaded else { return }
    let (playhead, recording) = (session.playhead, session.recording)
    if playhead.isPlaying != isPlayingShown {
      isPlayingShown = playhead.isPlaying
      showSymbol(isPlaying: isPlayingShown)
    }
    speeds.selectedSegmentIndex =
      Playhead.speeds.firstIndex(of: playhead.speed) ?? UISegmentedControl.noSegment
    liveButton.backgroundColor = playhead.isLive ? StudioStyle.field : StudioStyle.accent
    liveButton.setTitleColor(
      playhead.isLive ? StudioStyle.secondaryInk : StudioStyle.panel, for: .normal)
    guard let range = recording.range, let shown = playhead.shownTime(in: recording) else {
      strip.content = nil
      timeLabel.text = ""
      percentLabel.text = ""
      return
    }
    timeLabel.text = String(format: "%.3f s", shown - range.lowerBound)
    let progress = session.shownFrame?.progress
    percentLabel.text =
      progress.map { "\(Int(($0.percentComplete * 100).rounded())) %" } ?? ""
    strip.content = Self.content(of: recording, playhead, at: shown)
  }

  private static func content(
    of recording: Recording, _ playhead: Playhead, at time: TimeInterval
  ) -> TimelineStrip.Content {
    var content = TimelineStrip.Content(
      scale: TimelineScale(recording), shownTime: time, isLive: playhead.isLive)
    content.transitions = recording.transitions
    content.loop = playhead.loop
    let start = recording.range?.lowerBound ?? 0
    for event in recording.events where event.time >= start {
      switch event.kind {
      case .call(let call): if call.isListed { content.calls.append(event.time) }
      case .touchDown, .key: content.touches.append(event.time)
      case .touchUp: break
      }
    }
    return content
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    edge.frame = CGRect(
      x: 0, y: 0, width: size.width, height: 1 / max(traitCollection.displayScale, 1))
    var x: CGFloat = 16
    for (_, button) in buttons {
      button.frame = CGRect(x: x, y: 8, width: 36, height: 36)
      x += 40
    }
    speeds.frame = CGRect(x: x + 12, y: 12, width: 160, height: 28)
    saveButton.frame = CGRect(x: size.width - 12 - 36, y: 8, width: 36, height: 36)
    liveButton.frame = CGRect(x: saveButton.frame.minX - 8 - 52, y: 15, width: 52, height: 22)
    percentLabel.frame = CGRect(x: liveButton.frame.minX - 64, y: 16, width: 52, height: 20)
    timeLabel.frame = CGRect(x: percentLabel.frame.minX - 96, y: 16, width: 92, height: 20)
    strip.frame = CGRect(x: 8, y: 48, width: max(size.width - 16, 0), height: size.height - 52)
  }
}

import UIKit

/// The buttons that play the stage, the strip of what was recorded, and the time.
final class TimelineViewController: UIViewController {
  /// A button that does the same as a key.
  private struct KeyButton {
    let key: StudioKey
    let symbol: String
    var pointSize: CGFloat = 15
    let toolTip: String
  }

  private static let keyButtons = [
    KeyButton(
      key: .previousTransition, symbol: "backward.end.fill",
      toolTip: "To the transition before ([ or Alt Page ↑)"),
    KeyButton(
      key: .previousFrame, symbol: "chevron.left", toolTip: "One frame back (, or Alt ←)"),
    KeyButton(
      key: .play, symbol: "pause.fill", pointSize: 20, toolTip: "Play or pause (Space)"),
    KeyButton(key: .nextFrame, symbol: "chevron.right", toolTip: "One frame forth (. or Alt →)"),
    KeyButton(
      key: .nextTransition, symbol: "forward.end.fill",
      toolTip: "To the next transition (] or Alt Page ↓)"),
  ]

  /// Called for a button with the key that does the same.
  var onKey: (@MainActor (StudioKey) -> Void)?
  var onSpeed: (@MainActor (Double) -> Void)?
  var onLive: (@MainActor () -> Void)?
  /// Called to repeat a part of the recording, or no longer.
  var onLoop: (@MainActor () -> Void)?

  let strip = TimelineStrip(frame: .zero)
  private var buttons: [(kind: KeyButton, button: UIButton)] = []
  private let speeds = UISegmentedControl(items: ["1", "½", "¼", "⅒"])
  private var speedTips: SegmentToolTips?
  private let timeLabel = UILabel(StudioStyle.digits, StudioStyle.ink)
  private let percentLabel = UILabel(StudioStyle.digits, StudioStyle.secondaryInk)
  private let liveButton = UIButton(type: .custom)
  private(set) lazy var saveButton = UIButton(
    symbol: "square.and.arrow.up", toolTip: "Save the recording (Ctrl S)")
  private lazy var loopButton = UIButton(
    symbol: "repeat", toolTip: "Repeat the range or the transition (L)"
  ) { [weak self] in
    self?.onLoop?()
  }
  private let edge = UIView.hairline()

  let thumbnails = TimelineThumbnails()
  /// The session whose frames the pictures show.
  weak var thumbnailSession: StageSession?
  /// When the pictures that are wanted changed last, in seconds of the studio's time.
  var lastThumbnailChange: TimeInterval = 0
  var isThumbnailScheduled = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = StudioStyle.panel
    for kind in Self.keyButtons {
      let button = UIButton(
        symbol: kind.symbol, pointSize: kind.pointSize, toolTip: kind.toolTip
      ) { [weak self] in
        self?.onKey?(kind.key)
      }
      buttons.append((kind, button))
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
    liveButton.addAction(
      UIAction { [weak self] _ in self?.onLive?() }, for: .primaryActionTriggered)
    let parts = [
      speeds, loopButton, timeLabel, percentLabel, liveButton, saveButton, strip, edge,
    ]
    for subview in parts { view.addSubview(subview) }
  }

  private func speedDidChange() { onSpeed?(Playhead.speeds[speeds.selectedSegmentIndex]) }

  private func showSymbol(isPlaying: Bool) {
    guard let (kind, button) = buttons.first(where: { $0.kind.key == .play }) else { return }
    button.setSymbol(isPlaying ? kind.symbol : "play.fill", pointSize: kind.pointSize)
  }

  // MARK: The session

  private var isPlayingShown = true
  private var marks = TimelineMarks()
  /// The session whose calls and touches the marks are.
  private weak var markedSession: StageSession?

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
    loopButton.tintColor = playhead.loop == nil ? StudioStyle.ink : StudioStyle.accent
    strip.content = content(of: session, at: shown)
    updateThumbnails(of: session)
  }

  private func content(
    of session: StageSession, at time: TimeInterval
  ) -> TimelineStrip.Content {
    let recording = session.recording
    if markedSession !== session { (markedSession, marks) = (session, TimelineMarks()) }
    marks.extend(to: recording)
    let shown = TimelineMarksView.Content(
      scale: recording.scale, transitions: recording.transitions, touches: marks.touches,
      calls: marks.calls)
    return TimelineStrip.Content(
      marks: shown, range: session.selectedRange ?? session.playhead.loop, shownTime: time,
      isLive: session.playhead.isLive)
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    edge.frame = CGRect(
      x: 0, y: 0, width: size.width, height: 1 / max(traitCollection.displayScale, 1))
    layOutControls(width: size.width)
    strip.frame = CGRect(x: 8, y: 48, width: max(size.width - 16, 0), height: 60)
    strip.layoutIfNeeded()
    if let thumbnailSession { updateThumbnails(of: thumbnailSession) }
  }

  /// Puts the buttons at the left, and what there is to know and to save at the right. Where a
  /// window is too narrow for all of them, those that have a key, and the numbers, are left out.
  private func layOutControls(width: CGFloat) {
    let optional = [loopButton, percentLabel, speeds, timeLabel, liveButton, saveButton]
    for view in optional { view.isHidden = false }
    var rest = optional[...]
    while placeControls(width: width) < 0, let view = rest.popFirst() { view.isHidden = true }
  }

  /// Places the controls that are not hidden.
  ///
  /// - Returns: the points between those at the left and those at the right; negative where they
  ///   overlap.
  private func placeControls(width: CGFloat) -> CGFloat {
    var left: CGFloat = 16
    for (_, button) in buttons {
      button.frame = CGRect(x: left, y: 8, width: 36, height: 36)
      left += 40
    }
    if !speeds.isHidden {
      speeds.frame = CGRect(x: left + 12, y: 12, width: 160, height: 28)
      left = speeds.frame.maxX
    }
    if !loopButton.isHidden {
      loopButton.frame = CGRect(x: left + 8, y: 8, width: 36, height: 36)
      left = loopButton.frame.maxX
    }
    var right = width - 12
    func place(_ view: UIView, gap: CGFloat, width: CGFloat, y: CGFloat, height: CGFloat) {
      guard !view.isHidden else { return }
      view.frame = CGRect(x: right - width, y: y, width: width, height: height)
      right -= width + gap
    }
    place(saveButton, gap: 8, width: 36, y: 8, height: 36)
    place(liveButton, gap: 12, width: 52, y: 15, height: 22)
    place(percentLabel, gap: 4, width: 52, y: 16, height: 20)
    place(timeLabel, gap: 0, width: 92, y: 16, height: 20)
    return right - left
  }
}

import UIKit

/// A slider, and the other inputs that move it: a timer, and calls of `step`.
final class DrivePanel: UIView {
  /// Called with the new fraction whenever it changes.
  var onChange: (CGFloat) -> Void = { _ in }

  static let size = CGSize(width: 342, height: 124)
  private static let ticksPerSecond: Float = 8
  private static let ticks: CGFloat = 16

  private let slider = UISlider()
  private let percentage = UILabel()
  private let timerButton = UIButton.soft("Timer", background: UIColor(white: 0, alpha: 0.08))
  private var timer: CADisplayLink?
  private var direction: CGFloat = 1
  /// The fraction that was set or reported last.
  private var known: CGFloat = 0

  init() {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    backgroundColor = .white
    layer.cornerRadius = 20
    layer.shadowOpacity = 0.15
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 6)
    autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin]
    slider.addTarget(self, action: Selector(DrivePanel.sliderMoved), for: .valueChanged)
    percentage.font = .monospacedDigitSystemFont(ofSize: 15, weight: .medium)
    percentage.textColor = UIColor(white: 0.25, alpha: 1)
    timerButton.setTitleColor(.black, for: .normal)
    timerButton.addTarget(self, action: Selector(DrivePanel.toggleTimer), for: .touchUpInside)
    for view in [slider, percentage, timerButton] { addSubview(view) }
    updatePercentage()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    slider.frame = CGRect(x: 20, y: 16, width: bounds.size.width - 40, height: 34)
    percentage.frame = CGRect(x: 20, y: 72, width: 120, height: 20)
    timerButton.frame = CGRect(x: bounds.size.width - 120, y: 64, width: 100, height: 40)
  }

  /// The value of the slider. Setting it does not call `onChange`.
  var fraction: CGFloat {
    get { CGFloat(slider.value) }
    set {
      slider.value = Float(newValue)
      known = fraction
      updatePercentage()
    }
  }

  /// Moves the slider by a fraction of its range, and reports the change as a drag does.
  func step(by part: CGFloat) {
    let before = fraction
    fraction += part
    if fraction != before { onChange(fraction) }
  }

  private func sliderMoved() {
    // The slider sends an event also when it is released.
    guard fraction != known else { return }
    known = fraction
    updatePercentage()
    onChange(fraction)
  }

  private func updatePercentage() { percentage.text = "\(Int((fraction * 100).rounded())) %" }

  // MARK: The wheel

  /// The scroll distance in points that moves the slider over its whole range.
  private static let wheelTravel: CGFloat = 800

  /// Lets the scroll wheel over a view move the slider.
  func followWheel(over view: UIView) {
    let wheel = UIPanGestureRecognizer(target: self, action: Selector(DrivePanel.wheelTurned))
    wheel.allowedScrollTypesMask = .all
    // Only the scroll wheel, no touches.
    wheel.maximumNumberOfTouches = 0
    view.addGestureRecognizer(wheel)
  }

  private func wheelTurned(_ wheel: UIPanGestureRecognizer) {
    step(by: -wheel.translation(in: nil).y / Self.wheelTravel)
    wheel.setTranslation(.zero, in: nil)
  }

  // MARK: The timer

  private func toggleTimer() {
    if timer == nil { startTimer() } else { stopTimer() }
  }

  private func startTimer() {
    direction = fraction < 1 ? 1 : -1
    let link = CADisplayLink(target: self, selector: Selector(DrivePanel.tick))
    link.preferredFrameRateRange = CAFrameRateRange(
      minimum: Self.ticksPerSecond, maximum: Self.ticksPerSecond, preferred: Self.ticksPerSecond)
    link.add(to: .main, forMode: .common)
    timer = link
    timerButton.setTitle("Stop", for: .normal)
  }

  private func stopTimer() {
    timer?.invalidate()
    timer = nil
    timerButton.setTitle("Timer", for: .normal)
  }

  private func tick() {
    step(by: direction / Self.ticks)
    if fraction == (direction > 0 ? 1 : 0) { stopTimer() }
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { stopTimer() }
  }
}

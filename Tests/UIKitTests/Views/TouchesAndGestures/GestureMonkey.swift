import CoreGraphics
import QuartzCore
import UIKitTestSupport
import UIKit

/// Random changes of fingers, views and recognisers at any time, also inside each other's calls.
///
/// The sequence follows from the seed alone, so a failure can be run again.
@MainActor
final class GestureMonkey: NSObject, UIGestureRecognizerDelegate {
  let driver = GestureDriver()
  private var random: SeededGenerator
  private var views: [UIView] = []
  private(set) var recognizers: [UIGestureRecognizer] = []
  private var depth = 0
  private var isCalm = false
  /// The probability of a further change in a callback, in per cent.
  private let restlessness: Int

  /// A view that makes a random change when it is touched.
  private final class Restless: UIView {
    weak var monkey: GestureMonkey?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { monkey?.stir() }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { monkey?.stir() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      monkey?.stir()
    }
    override func didMoveToWindow() { monkey?.stir() }
  }

  init(seed: UInt64) {
    random = SeededGenerator(state: seed)
    setsStates = seed.isMultiple(of: 2)
    restlessness = [3, 10, 20, 40][Int(seed / 2 % 4)]
    super.init()
    for index in 0..<5 {
      let view = Restless(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      view.monkey = self
      view.isMultipleTouchEnabled = chance(70)
      views.append(view)
      // Every kind in every run, and some twice.
      for offset in 0..<3 { recognizers.append(makeRecognizer(kind: index * 2 + offset)) }
    }
    for recognizer in recognizers {
      recognizer.addTarget(self, action: Selector(GestureMonkey.act))
      recognizer.delegate = self
      recognizer.cancelsTouchesInView = chance(50)
      recognizer.delaysTouchesBegan = chance(30)
      anyView.addGestureRecognizer(recognizer)
    }
    tidy()
  }

  private func makeRecognizer(kind: Int) -> UIGestureRecognizer {
    switch kind % 8 {
    case 0:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = pick(1...2)
      pan.maximumNumberOfTouches = pick(2...3)
      return pan
    case 1:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = pick(1...2)
      return tap
    case 2:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = UISwipeGestureRecognizer.Direction(rawValue: UInt(pick(1...15)))
      swipe.numberOfTouchesRequired = pick(1...2)
      return swipe
    case 3:
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = Double(pick(0...5)) / 10
      press.numberOfTapsRequired = pick(0...1)
      press.numberOfTouchesRequired = pick(1...2)
      press.allowableMovement = CGFloat(pick(10...300))
      return press
    case 4: return UIPinchGestureRecognizer()
    case 5: return UIRotationGestureRecognizer()
    case 6:
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = .all
      return pan
    default: return UIHoverGestureRecognizer()
    }
  }

  private func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  private func chance(_ percent: Int) -> Bool { pick(1...100) <= percent }
  private var anyView: UIView { views[pick(0...views.count - 1)] }
  private var anyRecognizer: UIGestureRecognizer { recognizers[pick(0...recognizers.count - 1)] }

  // MARK: Observations

  private(set) var actions = 0
  /// How often each kind has begun, or ended at once.
  private(set) var recognized: [String: Int] = [:]
  /// Touches that have begun.
  private(set) var touches = 0
  private(set) var mistakes: [String] = []
  private var lastStates: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
  /// Whether tests set states, too, which lets a continuous gesture end without a begin.
  private let setsStates: Bool

  func act(_ recognizer: UIGestureRecognizer) {
    actions += 1
    let key = ObjectIdentifier(recognizer)
    let (last, now) = (lastStates[key], recognizer.state)
    if !mayFollow(now, last, recognizer) {
      mistakes.append("\(type(of: recognizer)): \(last.map { "\($0)" } ?? "possible") to \(now)")
    }
    lastStates[key] = now
    if now == .began || last == nil || last == .ended || last == .cancelled {
      recognized["\(type(of: recognizer))", default: 0] += 1
    }
    stir()
  }

  private func mayFollow(
    _ state: UIGestureRecognizer.State, _ last: UIGestureRecognizer.State?,
    _ recognizer: UIGestureRecognizer
  ) -> Bool {
    let isInProgress = last == .began || last == .changed
    let isDiscrete =
      recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
    switch state {
    case .possible, .failed: return false
    case .began: return !isInProgress && (setsStates || !isDiscrete)
    case .changed, .cancelled: return isInProgress
    case .ended: return isInProgress || isDiscrete || setsStates
    }
  }

  /// Changes one property, in any state.
  func stir() {
    guard !isCalm, depth < 3, chance(restlessness) else { return }
    depth += 1
    defer { depth -= 1 }
    switch pick(0...9) {
    case 0...2: (chance(50) ? anyView : driver.window).addSubview(anyView)
    case 3: if chance(30) { anyView.removeFromSuperview() }
    case 4...5: anyView.addGestureRecognizer(anyRecognizer)
    case 6: anyRecognizer.isEnabled = chance(80)
    case 7: if chance(10) { anyRecognizer.require(toFail: anyRecognizer) }
    case 8 where setsStates:
      anyRecognizer.state = UIGestureRecognizer.State(rawValue: pick(0...5)) ?? .possible
    case 8:
      anyView.transform = CGAffineTransform(rotationAngle: CGFloat(pick(0...6)))
        .scaledBy(x: CGFloat(pick(0...20)) / 10, y: 1)
    default: anyRecognizer.view?.removeGestureRecognizer(anyRecognizer)
    }
  }

  /// One input event.
  func step() {
    if driver.window.isHidden { driver.window.isHidden = false }
    if chance(3) { tidy() }
    driver.wait(Double(pick(0...(chance(85) ? 30 : 400))) / 1000)
    let finger = chance(50) ? 0 : pick(0...2)
    let (x, y) = chance(30) ? anyPlace : placeNear(finger)
    places[finger] = CGPoint(x: x, y: y)
    switch pick(0...29) {
    case 0...8:
      touches += 1
      driver.down(x, y, finger: finger)
    case 9...17: driver.move(x, y, finger: finger)
    case 18...23: driver.up(x, y, finger: finger)
    case 24: driver.cancel(x, y, finger: finger)
    case 25: if chance(50) { lose() }
    case 26...27: driver.hover(x, y)
    case 28: driver.leave()
    default: driver.frame()
    }
    stir()
  }

  /// Restores what was removed, so that later steps still have an effect.
  private func tidy() {
    for (index, view) in views.enumerated() where view.window == nil {
      (index == 0 || chance(20) ? driver.window : views[index - 1]).addSubview(view)
      view.transform = .identity
    }
    for recognizer in recognizers {
      recognizer.isEnabled = true
      endManuallySetAppearance(recognizer)
      if recognizer.view == nil { anyView.addGestureRecognizer(recognizer) }
    }
  }

  private var places: [Int: CGPoint] = [:]
  private var anyPlace: (CGFloat, CGFloat) {
    (chance(20) ? 5 : CGFloat(pick(0...389)), CGFloat(pick(0...843)))
  }

  /// Most moves are small, so that long presses can be recognised.
  private func placeNear(_ finger: Int) -> (CGFloat, CGFloat) {
    guard let place = places[finger] else { return anyPlace }
    return (
      min(max(place.x + CGFloat(pick(-40...40)), 0), 389),
      min(max(place.y + CGFloat(pick(-40...40)), 0), 843)
    )
  }

  private func lose() {
    if chance(50) {
      driver.dispatcher.receive(.focusChanged(isFocused: false, time: driver.time))
    } else {
      driver.window.isHidden = true
    }
  }

  func settle() {
    isCalm = true
    for finger in 0...2 { driver.up(1, 1, finger: finger) }
    driver.leave()
    driver.wait(1)
    driver.frame()
    for recognizer in recognizers { endManuallySetAppearance(recognizer) }
  }

  /// A state that was set without a touch has to be ended without one.
  private func endManuallySetAppearance(_ recognizer: UIGestureRecognizer) {
    guard setsStates, recognizer.state != .possible, recognizer.numberOfTouches == 0 else { return }
    recognizer.state = .cancelled
  }

  // The delegate's results are random, too.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    stir()
    return chance(80)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { chance(30) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { chance(10) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    stir()
    return chance(90)
  }
}

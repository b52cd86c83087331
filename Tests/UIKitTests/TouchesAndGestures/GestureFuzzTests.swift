import CoreGraphics
import QuartzCore
import Testing

@testable import UIKit

/// Fingers, views and recognisers that do anything at any time, also inside each other's calls.
///
/// The sequence follows from the seed alone, so a failure can be run again.
@MainActor
private final class Turmoil: NSObject, UIGestureRecognizerDelegate {
  let hand = Hand()
  private var random: SplitMix
  private var views: [UIView] = []
  private(set) var recognizers: [UIGestureRecognizer] = []
  private var isDown: [Int: Bool] = [:]
  private var depth = 0

  /// Vigna's SplitMix64: small, and the same everywhere.
  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  /// A view that stirs things up when it is touched.
  private final class Restless: UIView {
    weak var turmoil: Turmoil?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { turmoil?.stir() }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { turmoil?.stir() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      turmoil?.stir()
    }
    override func didMoveToWindow() { turmoil?.stir() }
  }

  init(seed: UInt64) {
    random = SplitMix(state: seed)
    super.init()
    for _ in 0..<6 {
      let view = Restless(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      view.turmoil = self
      views.append(view)
      recognizers.append(UIPanGestureRecognizer(target: self, action: Selector(Turmoil.act)))
      let tap = UITapGestureRecognizer(target: self, action: Selector(Turmoil.act))
      tap.numberOfTapsRequired = pick(1...2)
      recognizers.append(tap)
    }
    for recognizer in recognizers {
      recognizer.delegate = self
      recognizer.cancelsTouchesInView = chance(50)
      recognizer.delaysTouchesBegan = chance(30)
    }
  }

  private func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  private func chance(_ percent: Int) -> Bool { pick(1...100) <= percent }
  private var anyView: UIView { views[pick(0...views.count - 1)] }
  private var anyRecognizer: UIGestureRecognizer { recognizers[pick(0...recognizers.count - 1)] }

  private(set) var actions = 0

  func act(_ recognizer: UIGestureRecognizer) {
    actions += 1
    stir()
  }

  /// Changes one thing, whatever is going on.
  func stir() {
    guard depth < 3, chance(40) else { return }
    depth += 1
    defer { depth -= 1 }
    switch pick(0...9) {
    case 0...2: (chance(50) ? anyView : hand.window).addSubview(anyView)
    case 3: if chance(30) { anyView.removeFromSuperview() }
    case 4...5: anyView.addGestureRecognizer(anyRecognizer)
    case 6: anyRecognizer.isEnabled = chance(80)
    case 7: anyRecognizer.require(toFail: anyRecognizer)
    case 8: anyRecognizer.state = UIGestureRecognizer.State(rawValue: pick(0...5)) ?? .possible
    default: anyRecognizer.view?.removeGestureRecognizer(anyRecognizer)
    }
  }

  /// One event from outside.
  func step() {
    if hand.window.isHidden { hand.window.isHidden = false }
    hand.wait(Double(pick(0...400)) / 2000)
    let (finger, x, y) = (pick(0...2), CGFloat(pick(0...389)), CGFloat(pick(0...843)))
    switch pick(0...19) {
    case 0...4:
      hand.down(x, y, finger: finger)
    case 5...12: hand.move(x, y, finger: finger)
    case 13...15: hand.up(x, y, finger: finger)
    case 16: hand.cancel(x, y, finger: finger)
    case 17: hand.dispatcher.receive(.focusChanged(isFocused: false, time: hand.time))
    case 18: if chance(20) { hand.window.isHidden = true }
    default: hand.frame()
    }
    stir()
  }

  func settle() {
    for finger in 0...2 { hand.up(1, 1, finger: finger) }
    hand.wait(1)
    hand.frame()
    // What was set by hand, without a touch, has to be ended by hand.
    for recognizer in recognizers where recognizer.state != .possible {
      recognizer.state = .cancelled
    }
  }

  // The delegate, too, is of changing mind.
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

@MainActor
@Suite struct GestureFuzzTests {
  @Test(arguments: 1...40)
  func whateverHappensEverythingIsPossibleAgain(seed: UInt64) {
    let report = Diagnostics.report
    Diagnostics.report = { _ in }
    defer { Diagnostics.report = report }
    let turmoil = Turmoil(seed: seed)
    for _ in 0..<400 { turmoil.step() }
    turmoil.settle()
    let arbiter = turmoil.hand.window.arbiter
    #expect(arbiter.routes.isEmpty && arbiter.contenders.isEmpty)
    #expect(
      turmoil.recognizers.allSatisfy { $0.state == .possible }, "\(turmoil.recognizers)")
    #expect(turmoil.actions > 20, "something was recognised")
    turmoil.hand.finish()
  }
}

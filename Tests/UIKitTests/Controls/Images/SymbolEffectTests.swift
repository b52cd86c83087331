import CoreGraphics
import QuartzCore
import Testing
import UIKit
import UIKitTestSupport

/// Effects move and fade a symbol as a whole, and leave the view's own values as they are.
@MainActor
struct SymbolEffectTests {
  /// A symbol on a page.
  @MainActor
  private final class Fixture {
    let page = UIViewController()
    let view = UIImageView(image: UIImage(systemName: "plus"))
    let simulator: Simulator

    init() {
      simulator = Simulator(size: CGSize(width: 100, height: 100), scale: 1, root: page)
      view.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
      page.view.addSubview(view)
      simulator.settle()
    }

    var scale: CGFloat { view.layer.presentation()?.transform.m11 ?? 0 }
    var opacity: Float { view.layer.presentation()?.opacity ?? -1 }
    /// Whether the symbol is as large and as opaque as without an effect.
    var isAsUsual: Bool { abs(scale - 1) < 1e-6 && abs(opacity - 1) < 1e-6 }

    /// Animations begin with the next frame.
    func advance(_ seconds: TimeInterval) { simulator.advance(by: seconds + 1.0 / 60) }
  }

  @Test func aBounceGrowsAndEnds() {
    let fixture = Fixture()
    var ends: [Bool] = []
    fixture.view.addSymbolEffect(.bounce) { context in
      ends.append(context.isFinished)
      #expect(context.sender === fixture.view && context.effect is BounceSymbolEffect)
    }
    fixture.advance(0.15)
    #expect(fixture.scale > 1.1 && ends.isEmpty)
    fixture.advance(0.5)
    #expect(fixture.isAsUsual && ends == [true])
    fixture.view.addSymbolEffect(.bounce.down)
    fixture.advance(0.15)
    #expect(fixture.scale < 0.9 && fixture.view.transform == .identity)
  }

  @Test func aBounceIsRepeatedAsOftenAsItsOptionsSay() {
    let fixture = Fixture()
    var ends = 0
    fixture.view.addSymbolEffect(.bounce, options: .repeat(2).speed(0.5)) { _ in ends += 1 }
    fixture.advance(1.3)
    #expect(fixture.scale > 1.1 && ends == 0)
    fixture.advance(0.8)
    #expect(fixture.isAsUsual && ends == 1)
  }

  @Test func aPulseIsRepeatedUntilItIsRemoved() {
    let fixture = Fixture()
    var ends: [Bool] = []
    fixture.view.addSymbolEffect(.pulse) { ends.append($0.isFinished) }
    fixture.advance(16.8)
    #expect(fixture.opacity < 0.5 && ends.isEmpty && fixture.view.alpha == 1)
    fixture.view.removeSymbolEffect(ofType: .pulse)
    #expect(ends == [false])
    fixture.advance(0.1)
    #expect(fixture.opacity > 0.3 && fixture.opacity < 1, "it comes back gradually")
    fixture.advance(0.4)
    #expect(fixture.isAsUsual)
  }

  @Test func aScaleStaysAlsoInAnotherWindow() {
    let fixture = Fixture()
    fixture.view.addSymbolEffect(.scale.up)
    fixture.advance(5)
    #expect(fixture.scale > 1.1)
    fixture.view.removeFromSuperview()
    fixture.advance(0.1)
    fixture.page.view.addSubview(fixture.view)
    fixture.advance(0.05)
    #expect(fixture.scale > 1.1)
    fixture.view.removeAllSymbolEffects(animated: false)
    fixture.advance(0.05)
    #expect(fixture.isAsUsual)
  }

  @Test func aSymbolDisappearsAndAppears() {
    let fixture = Fixture()
    var ends: [Bool] = []
    fixture.view.addSymbolEffect(.disappear) { ends.append($0.isFinished) }
    fixture.advance(1)
    #expect(abs(fixture.opacity) < 1e-6 && ends == [true] && fixture.view.alpha == 1)
    fixture.view.addSymbolEffect(.appear)
    fixture.advance(0.1)
    #expect(fixture.opacity > 0 && fixture.opacity < 1)
    fixture.advance(0.5)
    #expect(fixture.isAsUsual)
    fixture.view.addSymbolEffect(.disappear, animated: false)
    fixture.advance(0.05)
    #expect(abs(fixture.opacity) < 1e-6)
  }

  @Test func anEffectWaitsForAWindow() {
    let fixture = Fixture()
    fixture.view.removeFromSuperview()
    fixture.view.addSymbolEffect(.disappear)
    fixture.advance(0.1)
    fixture.page.view.addSubview(fixture.view)
    fixture.advance(1)
    #expect(abs(fixture.opacity) < 1e-6)
  }

  @Test func anotherSymbolTakesThePlace() throws {
    let fixture = Fixture()
    let cross = try #require(UIImage(systemName: "xmark"))
    var ends: [Bool] = []
    fixture.view.setSymbolImage(cross, contentTransition: .replace) { context in
      ends.append(context.isFinished)
      #expect(context.contentTransition is ReplaceSymbolEffect && context.effect == nil)
    }
    #expect(fixture.view.image == cross)
    fixture.advance(0.1)
    #expect(fixture.opacity < 1 && fixture.opacity > 0)
    fixture.advance(0.5)
    #expect(fixture.isAsUsual && ends == [true])
  }

  @Test func aPictureHasNoEffects() {
    let fixture = Fixture()
    fixture.view.image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in }
    var ends: [Bool] = []
    fixture.view.addSymbolEffect(.pulse) { ends.append($0.isFinished) }
    fixture.advance(0.8)
    #expect(fixture.isAsUsual && ends == [false])
    fixture.view.removeSymbolEffect(ofType: .pulse)
    fixture.view.removeAllSymbolEffects()
  }

  @Test func aCompletionMayAddTheEffectAgain() {
    let fixture = Fixture()
    var ends = 0
    fixture.view.addSymbolEffect(.bounce) { _ in
      ends += 1
      fixture.view.addSymbolEffect(.bounce)
    }
    fixture.view.addSymbolEffect(.pulse, options: .nonRepeating)
    fixture.view.addSymbolEffect(.bounce.down)
    #expect(ends == 1)
    fixture.advance(5)
    #expect(fixture.isAsUsual)
  }

  @Test func strangeSpeedsAreTheUsualOne() {
    for speed in [0, -1, .nan, .infinity] as [Double] {
      #expect(SymbolEffectOptions.speed(speed) == .default)
    }
    #expect(SymbolEffectOptions.repeat(-3) == .nonRepeating)
    #expect(SymbolEffectOptions.repeat(nil) == .repeating)
  }
}

import Testing
import UIKit
import UIKitTestSupport

/// The display links that a screen makes.
@MainActor
struct ScreenDisplayLinkTests {
  @MainActor
  private final class Target {
    var times: [TimeInterval] = []
    func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
  }

  @Test func aScreenMakesLinksForItsFrames() throws {
    let simulator = Simulator(root: UIViewController())
    defer { _ = simulator }
    let target = Target()
    let link = try #require(
      UIScreen.main.displayLink(withTarget: target, selector: Selector(Target.tick)))
    simulator.advance(by: 0.1)
    #expect(target.times.isEmpty, "not before it is added")
    link.add(to: .main, forMode: .common)
    simulator.advance(by: 0.1)
    let count = target.times.count
    #expect((5...7).contains(count) && target.times == target.times.sorted())
    link.invalidate()
    simulator.advance(by: 0.1)
    #expect(target.times.count == count)
  }
}

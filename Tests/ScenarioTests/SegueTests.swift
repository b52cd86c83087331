import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Segues made in code, as the two custom ones of the demos are.
@MainActor
struct SegueTests {
  /// Adds the destination's view itself, animates both, and then presents at once.
  private final class SlideUpSegue: UIStoryboardSegue {
    override func perform() {
      guard let from = source.view, let to = destination.view else { return }
      let height = from.bounds.height
      to.frame = from.frame.offsetBy(dx: 0, dy: height)
      from.window?.insertSubview(to, aboveSubview: from)
      UIView.animate(
        withDuration: 0.4,
        animations: {
          from.frame.origin.y -= height
          to.frame.origin.y -= height
        },
        completion: { [source, destination] _ in
          source.present(destination, animated: false)
        })
    }
  }

  @Test func aSegueThatAddsTheViewItselfEndsPresented() {
    let (main, next) = (UIViewController(), UIViewController())
    next.modalPresentationStyle = .fullScreen
    let simulator = Simulator(root: main)
    let bounds = simulator.window.bounds
    let warnings = Diagnostics.collecting {
      SlideUpSegue(identifier: "up", source: main, destination: next).perform()
      simulator.advanceFrame()
      simulator.advance(by: 0.2)
      #expect(isNear(next.view.layer.presentation()?.frame.minY ?? 9, bounds.height / 2))
      #expect(isNear(main.view.layer.presentation()?.frame.minY ?? 9, -bounds.height / 2))
      simulator.settle()
    }
    #expect(warnings.isEmpty, "\(warnings)")
    #expect(main.presentedViewController === next)
    #expect(next.view.window != nil && main.view.window == nil)
    #expect(next.view.convert(next.view.bounds, to: nil) == bounds)
    main.dismiss(animated: false)
    simulator.settle()
    #expect(main.view.window != nil && next.view.window == nil)
    #expect(simulator.window.subviews == [main.view])
  }

  @Test func aSegueWithAHandlerRunsItAndOneWithoutPresents() {
    let (main, next) = (UIViewController(), UIViewController())
    let simulator = Simulator(root: main)
    var count = 0
    UIStoryboardSegue(identifier: nil, source: main, destination: next) { count += 1 }.perform()
    Simulator.endTurn()
    #expect(count == 1 && main.presentedViewController == nil)
    UIStoryboardSegue(identifier: "plain", source: main, destination: next).perform()
    simulator.settle()
    #expect(main.presentedViewController === next && next.view.window != nil)
  }
}

import QuartzCore
import Testing
import UIKit
import UIKitTestSupport

/// Animations of views that are outside the window for some time.
@MainActor
struct AbsentLayerTests {
  @Test func aSpinnerTurnsAgainWhenItIsBack() throws {
    let controller = UIViewController()
    let simulator = Simulator(root: controller)
    let spinner = UIActivityIndicatorView(style: .large)
    controller.view.addSubview(spinner)
    spinner.startAnimating()
    simulator.advance(by: 0.5)
    spinner.removeFromSuperview()
    simulator.advance(by: 0.5)
    controller.view.addSubview(spinner)
    simulator.advance(by: 0.5)
    let spokes = try #require(spinner.layer.sublayers)
    let before = spokes.map { $0.presentation()?.opacity }
    simulator.advance(by: 0.2)
    #expect(spinner.isAnimating && spokes.map { $0.presentation()?.opacity } != before)
    spinner.stopAnimating()
    simulator.settle()
    #expect(simulator.isIdle)
  }

  @Test func whatABlockMovesEndsWithItsView() {
    let page = Page()
    UIView.animate(
      withDuration: 1, animations: { page.view.center.x = 150 }, completion: page.completion())
    page.begin()
    let superview = page.view.superview
    page.view.removeFromSuperview()
    page.simulator.settle()
    #expect(page.journal.lines == ["completion false"])
    superview?.addSubview(page.view)
    page.simulator.settle()
    #expect(page.view.layer.animationKeys() == nil && page.x == 100)
  }
}

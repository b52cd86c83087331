import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

import Catalogue
import PlaygroundApp

/// The popovers of the third article on a phone. Their delegate returns `.none` as the adaptive
/// style, so they stay popovers.
@MainActor
struct PopoverDemoTests {
  private func run(_ id: String) throws -> DemoRun {
    let demo = try #require(Catalogue.demo(id: id))
    let run = DemoRun(demo, size: CGSize(width: 390, height: 844))
    try run.perform(try #require(demo.phases.first))
    return run
  }

  private func shownPopover(in run: DemoRun) -> UIPopoverPresentationController? {
    let root = run.simulator.window.rootViewController
    return root?.presentedViewController?.popoverPresentationController
  }

  /// 100 × 150 points, with the arrow up at the item.
  @Test func thePopoverAtABarItemStaysOne() throws {
    let run = try run("popover-bar-button")
    let popover = try #require(shownPopover(in: run))
    #expect(popover.arrowDirection == .up)
    let content: UIView = popover.presentedViewController.view
    #expect(content.bounds.size == CGSize(width: 100, height: 150))
    let bar = try #require(run.simulator.window.rootViewController as? UINavigationController)
    let below = bar.navigationBar.convert(bar.navigationBar.bounds, to: nil).maxY
    #expect(content.convert(content.bounds, to: nil).minY > below - 10)
  }

  /// Above the button, with the arrow down; a press beside it dismisses it.
  @Test func thePopoverAtAButtonStaysOne() throws {
    let run = try run("popover-button")
    let popover = try #require(shownPopover(in: run))
    #expect(popover.arrowDirection == .down)
    let content: UIView = popover.presentedViewController.view
    let button = try #require(popover.sourceView)
    #expect(
      content.convert(content.bounds, to: nil).maxY < button.convert(button.bounds, to: nil).minY)
    run.simulator.tap(at: CGPoint(x: 5, y: 400))
    run.simulator.settle()
    #expect(shownPopover(in: run) == nil)
  }
}

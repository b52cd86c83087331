import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

@testable import Catalogue
import PlaygroundApp

/// What demos of a single matter are about.
@MainActor
struct SmallDemoTests {
  private func color(_ run: DemoRun, _ x: Int, _ y: Int) -> UInt32? {
    run.simulator.snapshot().map { $0.pixel(x: x, y: y) & 0xFF_FFFF }
  }

  private func find<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { find(type, in: $0) }
  }

  private func labels(_ run: DemoRun) -> [String] {
    find(UILabel.self, in: run.simulator.window).compactMap(\.text)
  }

  @Test func aReplyCoversItsColumnAlone() throws {
    let run = try DemoRun("split-context")
    let split = try #require(
      run.simulator.window.rootViewController as? UISplitViewController)
    let letter = try #require(split.viewController(for: .secondary))
    let mailbox = try #require(split.viewController(for: .primary))
    let column = letter.view.convert(letter.view.bounds, to: UIView?.none)
    try run.perform(run.demo.phases[0])
    let reply = try #require(letter.presentedViewController)
    #expect(reply.view.convert(reply.view.bounds, to: UIView?.none) == column)
    #expect(column.width < 1024 && column.height == 768)
    #expect(mailbox.view.window != nil)
    #expect(letter.view.window == nil, "as in every current context")
    try run.perform(run.demo.phases[1])
    #expect(letter.view.window != nil && letter.presentedViewController == nil)
  }

  @Test func aControllersViewComesFromTheXibNamedAfterIt() throws {
    let run = try DemoRun("xib-controller")
    let desk = try #require(run.simulator.window.rootViewController)
    try run.perform(run.demo.phases[0])
    let postcard = try #require(desk.presentedViewController)
    #expect(postcard.nibName == nil)
    #expect(labels(run).contains("Greetings from a file."))
    // The card: 320 × 210 at a distance of 180 from the top.
    #expect(
      postcard.view.subviews.first?.frame == CGRect(x: 35, y: 180, width: 320, height: 210))
    try run.perform(run.demo.phases[1])
    #expect(desk.presentedViewController == nil)
  }

  @Test func codePerformsASegueThatNoControlHas() throws {
    let run = try DemoRun("segue-perform")
    let first = try #require(run.simulator.window.rootViewController)
    try run.perform(run.demo.phases[0])
    let third = try #require(first.presentedViewController)
    #expect("\(type(of: third))" == "ThirdStopController")
    #expect(third.modalTransitionStyle == .flipHorizontal)
  }

  @Test func bothControllersHaveTheSameViewInTurn() throws {
    let run = try DemoRun("nav-shared-view")
    let stack = try #require(
      run.simulator.window.rootViewController as? UINavigationController)
    func record(of controller: UIViewController) -> UIControl? {
      controller.view.subviews.lazy.compactMap { $0 as? UIControl }
        .first { $0.layer.name == "record" }
    }
    let shelf = stack.viewControllers[0]
    let view = try #require(record(of: shelf))
    run.simulator.tap(at: CGPoint(x: 195, y: shelf.view.convert(view.center, to: nil).y))
    run.simulator.settle()
    #expect(labels(run).contains("1 tap"))

    try run.perform(run.demo.phases[0])
    let player = try #require(stack.topViewController)
    #expect(record(of: player) === view && record(of: shelf) == nil)
    #expect(labels(run).contains("1 tap"), "it is no copy")
    try run.perform(run.demo.phases[1])
    #expect(record(of: shelf) === view)
  }

  @Test func aLayerIsBlurredAndPrintedByItsFilters() throws {
    let run = try DemoRun("layer-filters")
    let landscape = try #require(
      find(UIView.self, in: run.simulator.window).first { $0.layer.name == "landscape" })
    #expect(color(run, 65, 200) == 0x66CCFF, "the sky")
    try run.schedule(run.demo.phases[0])
    run.simulator.advance(by: 0.4)
    let halfway =
      landscape.layer.presentation()?
      .value(forKeyPath: "filters.blur.inputRadius") as? Double
    #expect(halfway.map { $0 > 1 && $0 < 11 } == true, "\(String(describing: halfway))")
    run.finish()
    // At the edge of the sun its colour and that of the sky are mixed.
    let edge = try #require(color(run, 45 + 196 + 32, 180 + 28))
    #expect(edge != 0x66CCFF && edge != 0xFFCC00)
    try run.perform(run.demo.phases[1])
    #expect(color(run, 65, 200) == 0x66CCFF)

    try run.perform(run.demo.phases[2])
    // The luminance of the sky is 186 of 255; so much of the light ink is in it.
    #expect(color(run, 65, 200) == 0xC5B19D)
  }

  @Test func aSnapshotOfWhatGetsClearIsEmpty() throws {
    let run = try DemoRun("snapshots")
    let before = try #require(color(run, 315, 665))
    #expect(color(run, 320, 245) == 0xFF3B30, "the seal")
    try run.perform(run.demo.phases[0])
    #expect(color(run, 245, 665) == 0xFF3B30, "caught before the update")
    #expect(color(run, 315, 665) == before, "caught after it, when the seal was clear")
    #expect(color(run, 320, 245) != 0xFF3B30, "the seal itself")
  }

  @Test func returnPressesThePreferredActionOfTheAlert() throws {
    let run = try DemoRun("alert")
    try run.perform("present")
    let alert = try #require(run.presented as? UIAlertController)
    #expect(alert.preferredAction?.title == "Cancel")
    run.simulator.press("Return")
    run.simulator.settle()
    #expect(run.presented == nil && labels(run).contains("Cancel"))
  }

  /// On iOS releasing a paused animator is an error.
  @Test func theAnimatorOfTheGlassIsStoppedWhenItsPageDisappears() throws {
    let run = try DemoRun("filters-materials")
    let page = try #require(run.root as? MaterialsViewController)
    let slider = try #require(find(UISlider.self, in: run.simulator.window).first)
    slider.value = 0.5
    slider.sendActions(for: .valueChanged)
    let animator = try #require(page.frosting)
    #expect(animator.state == .active && !animator.isRunning)
    run.simulator.window.rootViewController = UIViewController()
    run.simulator.settle()
    #expect(page.frosting == nil && animator.state == .inactive)
  }

  @Test(arguments: [(390, 844), (1920, 1080), (3840, 2160)])
  func theCardIsDraggedAwayOnEachStage(width: Int, height: Int) throws {
    let demo = try #require(Catalogue.demo(id: "presentation-custom"))
    let run = DemoRun(demo, size: CGSize(width: width, height: height), framesPerSecond: 10)
    try run.perform("present")
    #expect(run.presented != nil)
    try run.perform("dismiss")
    #expect(run.presented == nil)
  }

  @Test func theEndOfAnInteractionThatWasGivenUpIsReported() throws {
    let run = try DemoRun("coordinator-interaction-ends")
    for phase in try #require(run.demo.phases(upTo: "give up")) { try run.perform(phase) }
    let stack = try #require(
      run.simulator.window.rootViewController as? UINavigationController)
    let list = stack.viewControllers[0].view
    let texts = find(UILabel.self, in: try #require(list)).compactMap(\.text)
    #expect(texts.contains("Given up: Elm stays"), "\(texts)")
  }
}

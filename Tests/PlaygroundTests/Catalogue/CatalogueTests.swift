import Testing
import UIKit
import UIKitTestSupport

@testable import Catalogue
@testable import PlaygroundApp

@MainActor
struct CatalogueTests {
  @Test func idsAreUnique() {
    #expect(Set(Catalogue.all.map(\.id)).count == Catalogue.all.count)
  }

  @Test func theNearestIdsComeNearestFirst() {
    #expect(Catalogue.nearest(to: "modal-bounc").first == "modal-bounce")
    #expect(Catalogue.nearest(to: "SEGUE-SCALE").first == "segue-scale")
    #expect(Catalogue.nearest(to: "", count: 99).count == Catalogue.all.count)
  }

  @Test func editDistancesAreLevenshteins() {
    func distance(_ a: String, _ b: String) -> Int { Catalogue.editDistance(Array(a), Array(b)) }
    #expect(distance("", "") == 0)
    #expect(distance("", "abc") == 3)
    #expect(distance("kitten", "sitting") == 3)
    #expect(distance("flaw", "lawn") == 2)
  }

  /// A round there and back leaves the same picture, and nothing of the presented side alive.
  @Test(
    arguments: Catalogue.all.map(\.id),
    [
      CGSize(width: 320, height: 480), .init(width: 700, height: 500),
      .init(width: 1920, height: 1080),
    ])
  func everyDemoGoesThereAndBackOnAnyStage(id: String, size: CGSize) throws {
    let demo = try #require(Catalogue.demo(id: id))
    let run = DemoRun(demo, size: size, framesPerSecond: 10)
    // Nothing, but for a sheet that stays.
    let presented = run.simulator.window.rootViewController?.presentedViewController
    for _ in 0..<2 {
      for phase in demo.phases.prefix(2) { try run.perform(phase) }
      #expect(run.simulator.window.rootViewController?.presentedViewController === presented)
      #expect(run.simulator.window.rootViewController?.view.frame == run.simulator.window.bounds)
    }
  }

  @Test func theSeedsFramesAreExactOnTheirStage() throws {
    let run = DemoRun(.modalBounce)
    #expect(run.button("Click me")?.frame == CGRect(x: 80, y: 210, width: 160, height: 40))
    try run.perform(Demo.modalBounce.phases[0])
    #expect(run.button("Dismiss me")?.frame == CGRect(x: 80, y: 210, width: 160, height: 40))
    let scale = DemoRun(.segueScale)
    #expect(scale.button("Tap Me!")?.frame == CGRect(x: 169, y: 712, width: 62, height: 30))
  }

  @Test(arguments: [(CGSize(width: 844, height: 390), 0), (CGSize(width: 390, height: 844), 1)])
  func hintsGiveWayToButtonsOnALowScreen(size: CGSize, alpha: Int) throws {
    let run = DemoRun(try #require(Catalogue.demo(id: "tab-custom")), size: size)
    run.simulator.settle()
    var views: [UIView] = [run.simulator.window]
    var hints: [UILabel] = []
    while let view = views.popLast() {
      views += view.subviews
      if let label = view as? UILabel, label.text?.hasPrefix("Release it early") == true {
        hints.append(label)
      }
    }
    #expect(hints.map { Int($0.alpha) } == [alpha])
  }

  @Test func theModalIsFreedAfterItWasDismissed() throws {
    let run = DemoRun(.modalBounce)
    try run.perform(Demo.modalBounce.phases[0])
    weak let modal = run.simulator.window.rootViewController?.presentedViewController
    #expect(modal != nil)
    try run.perform(Demo.modalBounce.phases[1])
    #expect(modal == nil)
  }

  @Test func theSeguesPassTheirMessagesOn() throws {
    let run = DemoRun(.segueSlideUp)
    let first = try #require(run.simulator.window.rootViewController as? ViewController)
    try run.perform(Demo.segueSlideUp.phases[0])
    let second = try #require(first.presentedViewController as? SecondViewController)
    #expect(second.message == "Hello from the 1st View Controller")
    try run.perform(Demo.segueSlideUp.phases[1])
    #expect(first.lblMessage.text == "You just came back from the 2nd VC")
  }
}

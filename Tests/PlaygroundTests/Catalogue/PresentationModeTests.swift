import Testing
import UIKit
import UIKitTestSupport

import Catalogue
import PlaygroundApp

/// Which demos cover the screen, and what makes them do it.
@MainActor
struct PresentationModeTests {
  @Test func onlyTheDemosOfStylesPresentAsUntilIOS12() {
    let ids = Catalogue.all.filter(\.presentsAsUntilIOS12).map(\.id)
    #expect(ids.count == 10 && ids.allSatisfy { $0.hasPrefix("style-") }, "\(ids)")
  }

  @Test(arguments: [
    ("style-automatic", UIModalPresentationStyle.fullScreen),
    ("modal-bounce", UIModalPresentationStyle.pageSheet),
  ])
  func theSceneOfADemoPresentsAsTheDemoSays(id: String, style: UIModalPresentationStyle) throws {
    let run = try DemoRun(id)
    #expect(run.simulator.window.windowScene?.automaticModalPresentationStyle == style)
  }

  /// The page sheet is the default, as on iOS 13 and later.
  @Test(arguments: [
    "modal-bounce", "modal-default", "modal-spring", "modal-transition-cover-vertical",
    "modal-transition-partial-curl", "xib-controller", "segue-scale", "segue-slide-up",
    "gallery-cube",
  ])
  func aDemoThatCoversTheScreenSaysSoInItsCode(id: String) throws {
    let run = try DemoRun(id, framesPerSecond: 10)
    try run.perform("present")
    #expect(run.presented?.modalPresentationStyle == .fullScreen)
  }
}

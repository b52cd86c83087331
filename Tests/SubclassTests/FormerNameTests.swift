import SwiftFourNames
import Testing
import UIKit
import UIKitSimulator

/// A controller that is compiled in the language mode of Swift 4, with the names of that time.
@MainActor struct FormerNameTests {
  @Test func overridesByFormerNamesAreCalled() {
    let (page, child) = (FormerPage(), FormerPage())
    let simulator = Simulator(root: page)
    #expect(page.contain(child) == 1)
    #expect(child.calls == ["willMove", "didMove"] && child.parent === page)
    #expect(page.release(child) == 0)
    #expect(child.calls == ["willMove", "didMove", "willMove", "didMove"])
    page.decidingChild = child
    #expect(page.childForStatusBarStyle === child)
    simulator.settle()
  }

  @Test func formerNamesStandForThePresentValues() {
    #expect(
      FormerPage().values == [
        "true", "\(CGRect(x: 2, y: 1, width: 14, height: 16))", "1", "1", "[0.0, 0.0]",
        "UIApplicationDidBecomeActiveNotification", "-1.0", "64",
      ])
  }
}

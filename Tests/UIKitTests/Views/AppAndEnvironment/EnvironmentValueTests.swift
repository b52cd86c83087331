import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Values of the application, the screen and the environment that code reads.
@MainActor
struct EnvironmentValueTests {
  @Test func theApplicationHasTheDirectionOfTheScreen() {
    let simulator = Simulator(root: UIViewController())
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
    simulator.window.screen.layoutDirection = .rightToLeft
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func theContrastIsNormalUnlessOverridden() {
    let page = UIViewController()
    let simulator = Simulator(root: page)
    let view = UIView()
    page.view.addSubview(view)
    view.backgroundColor = UIColor { $0.accessibilityContrast == .high ? .red : .blue }
    #expect(view.traitCollection.accessibilityContrast == .normal)
    #expect(view.layer.backgroundColor == UIColor.blue.cgColor)
    var changes = 0
    view.registerForTraitChanges([UITraitAccessibilityContrast.self]) { (_: UIView, _) in
      changes += 1
    }
    page.traitOverrides.accessibilityContrast = .high
    #expect(view.traitCollection.accessibilityContrast == .high && changes == 1)
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    let high = UITraitCollection(accessibilityContrast: .high)
    #expect(high.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    #expect(view.traitCollection.containsTraits(in: high))
    simulator.settle()
  }

  @Test func theBrightnessIsKeptBetweenItsLimits() {
    let simulator = Simulator(root: UIViewController())
    let screen = simulator.window.screen
    #expect(screen.brightness == 1)
    screen.brightness = 0.25
    #expect(screen.brightness == 0.25)
    screen.brightness = 7
    #expect(screen.brightness == 1)
    screen.brightness = .nan
    #expect(screen.brightness == 1)
    simulator.settle()
  }
}

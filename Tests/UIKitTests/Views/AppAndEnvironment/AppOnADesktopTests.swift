import CoreGraphics
import Platform
import Testing
import UIKitTestSupport

@testable import UIKit

/// What an app's traits and settings are, by the user's settings for all programs of the desktop.
@MainActor
struct AppOnADesktopTests {
  @Test func theDesktopsSettingsAreThoseOfTheApp() {
    let page = UIViewController()
    let simulator = Simulator(root: page)
    var settings = DesktopSettings()
    let (appearance, interface) = ("org.freedesktop.appearance", "org.gnome.desktop.interface")
    settings.set("color-scheme", of: appearance, to: .number(1))
    settings.set("reduced-motion", of: appearance, to: .number(1))
    // Body text has 17 points by default, and 21 in this category.
    settings.set("text-scaling-factor", of: interface, to: .real(21.0 / 17))
    UIApplication.shared.apply(settings)
    simulator.settle()
    #expect(page.traitCollection.userInterfaceStyle == .dark)
    #expect(page.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    #expect(UIAccessibility.isReduceMotionEnabled)

    UIApplication.shared.apply(DesktopSettings())
    simulator.settle()
    #expect(page.traitCollection.userInterfaceStyle == .light)
    #expect(page.traitCollection.preferredContentSizeCategory == .large)
    #expect(!UIAccessibility.isReduceMotionEnabled)
    withExtendedLifetime(simulator) {}
  }
}

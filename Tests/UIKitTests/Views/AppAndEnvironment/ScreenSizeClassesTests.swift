import CoreGraphics
import Testing
import UIKit
import UIKitSimulator

/// The size classes of Apple's table of devices ("Layout" in the Human Interface Guidelines), in
/// points. Every iPhone in portrait is compact in width and regular in height.
@MainActor
struct ScreenSizeClassesTests {
  /// A device's screen in portrait.
  struct Device: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let size: CGSize

    init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
      (testDescription, size) = (name, CGSize(width: width, height: height))
    }
  }

  nonisolated private static let phones = [
    Device("iPhone 4s", 320, 480), Device("iPhone SE", 320, 568), Device("iPhone 8", 375, 667),
    Device("iPhone X", 375, 812), Device("iPhone 12", 390, 844), Device("iPhone 15", 393, 852),
    Device("iPhone 16 Pro", 402, 874),
  ]
  nonisolated private static let largePhones = [
    Device("iPhone 8 Plus", 414, 736), Device("iPhone 11 Pro Max", 414, 896),
    Device("iPhone 12 Pro Max", 428, 926), Device("iPhone 15 Pro Max", 430, 932),
    Device("iPhone 16 Pro Max", 440, 956),
  ]
  nonisolated private static let tablets = [
    Device("iPad mini", 744, 1133), Device("iPad", 768, 1024), Device("iPad Pro 12.9", 1024, 1366),
  ]

  /// The classes and the idiom of a screen.
  private func traits(_ width: CGFloat, _ height: CGFloat) -> UITraitCollection {
    let root = UIViewController()
    let simulator = Simulator(size: CGSize(width: width, height: height), scale: 1, root: root)
    return withExtendedLifetime(simulator) { root.traitCollection }
  }

  @Test func theIdiomIsThatOfTheCurrentScreen() {
    for (width, idiom) in [(CGFloat(390), UIUserInterfaceIdiom.phone), (800, .pad)] {
      let simulator = Simulator(
        size: CGSize(width: width, height: 844), scale: 1, root: UIViewController())
      withExtendedLifetime(simulator) { #expect(UI_USER_INTERFACE_IDIOM() == idiom) }
    }
  }

  private func expect(
    _ traits: UITraitCollection, _ horizontal: UIUserInterfaceSizeClass,
    _ vertical: UIUserInterfaceSizeClass, _ idiom: UIUserInterfaceIdiom,
    _ source: SourceLocation = #_sourceLocation
  ) {
    #expect(traits.horizontalSizeClass == horizontal, sourceLocation: source)
    #expect(traits.verticalSizeClass == vertical, sourceLocation: source)
    #expect(traits.userInterfaceIdiom == idiom, sourceLocation: source)
  }

  @Test(arguments: phones) func aPhoneIsCompactInLandscapeBothWays(device: Device) {
    let (width, height) = (device.size.width, device.size.height)
    expect(traits(width, height), .compact, .regular, .phone)
    expect(traits(height, width), .compact, .compact, .phone)
  }

  @Test(arguments: largePhones) func aLargePhoneIsWideInLandscape(device: Device) {
    let (width, height) = (device.size.width, device.size.height)
    expect(traits(width, height), .compact, .regular, .phone)
    expect(traits(height, width), .regular, .compact, .phone)
  }

  @Test(arguments: tablets) func aTabletIsRegularBothWays(device: Device) {
    let (width, height) = (device.size.width, device.size.height)
    expect(traits(width, height), .regular, .regular, .pad)
    expect(traits(height, width), .regular, .regular, .pad)
  }

  /// A window on the desktop has any size.
  @Test func aWindowIsThePhoneThatIsNearest() {
    expect(traits(1920, 1080), .regular, .regular, .pad)
    expect(traits(700, 500), .regular, .compact, .phone)
    expect(traits(500, 500), .compact, .regular, .phone)
    expect(traits(599, 1000), .compact, .regular, .phone)
    expect(traits(1, 1), .compact, .regular, .phone)
  }
}

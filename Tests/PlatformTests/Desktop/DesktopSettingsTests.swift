import Testing

@testable import Platform

/// What the values of the settings portal mean.
struct DesktopSettingsTests {
  private typealias Setting = (namespace: String, key: String, value: DesktopSettings.Value)

  private func settings(_ values: [Setting]) -> DesktopSettings {
    values.reduce(into: DesktopSettings()) { $0.set($1.key, of: $1.namespace, to: $1.value) }
  }

  /// The portal's documentation: 1 is reduced motion, and what is unknown counts as no preference.
  @Test(arguments: [(0, false), (1, true), (2, false)] as [(UInt32, Bool)])
  func reducedMotionIsOne(number: UInt32, isReduced: Bool) {
    let found = settings([("org.freedesktop.appearance", "reduced-motion", .number(number))])
    #expect(found.reducesMotion == isReduced)
  }

  @Test func aDesktopWithoutAnimationsHasLessMotion() {
    #expect(!DesktopSettings().reducesMotion)
    let off: Setting = ("org.gnome.desktop.interface", "enable-animations", .bool(false))
    let on: Setting = ("org.gnome.desktop.interface", "enable-animations", .bool(true))
    #expect(settings([off]).reducesMotion)
    #expect(!settings([off, on]).reducesMotion)
    #expect(
      settings([off, ("org.freedesktop.appearance", "reduced-motion", .number(0))]).reducesMotion)
  }

  @Test func theTextScaleIsAFactorAboveZero() {
    #expect(DesktopSettings().textScale == 1)
    func scale(_ factor: Double) -> Double {
      settings([("org.gnome.desktop.interface", "text-scaling-factor", .real(factor))]).textScale
    }
    #expect(scale(1.25) == 1.25)
    for factor in [0, -2, .nan, .infinity] { #expect(scale(factor) == 1) }
    let number: Setting = ("org.gnome.desktop.interface", "text-scaling-factor", .number(2))
    #expect(settings([number]).textScale == 1)
  }

  /// The portal's documentation: 0 is no preference, 1 dark, 2 light, and what is unknown counts as
  /// no preference. GNOME says 1 and 0.
  @Test(arguments: [(0, false), (1, true), (2, false), (3, false)] as [(UInt32, Bool)])
  func darkIsOne(number: UInt32, isDark: Bool) {
    #expect(!DesktopSettings().prefersDark)
    func scheme(_ number: UInt32) -> Setting {
      ("org.freedesktop.appearance", "color-scheme", .number(number))
    }
    #expect(settings([scheme(number)]).prefersDark == isDark)
    #expect(settings([scheme(1), scheme(number)]).prefersDark == isDark)
  }

  @Test func otherKeysAndTypesHaveNoEffect() {
    let found = settings([
      ("org.gnome.desktop.interface", "reduced-motion", .number(1)),
      ("org.freedesktop.appearance", "enable-animations", .bool(false)),
      ("org.freedesktop.appearance", "reduced-motion", .bool(true)),
      ("org.gnome.desktop.interface", "enable-animations", .number(0)),
      ("org.gnome.desktop.interface", "color-scheme", .number(1)),
    ])
    #expect(found == DesktopSettings())
  }

  @Test func withoutASessionBusNothingIsAsked() {
    #expect(!DesktopSettingsMonitor.start(environment: [:]) { _ in })
    #expect(!DesktopSettingsMonitor.start(environment: ["DBUS_SESSION_BUS_ADDRESS": ""]) { _ in })
  }
}

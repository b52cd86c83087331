/// What the user has set for all programs of the desktop.
package struct DesktopSettings: Equatable, Sendable {
  /// A value of the settings portal.
  package enum Value: Equatable, Sendable {
    case bool(Bool)
    case number(UInt32)
    case real(Double)
  }

  package static let appearance = "org.freedesktop.appearance"
  package static let interface = "org.gnome.desktop.interface"
  /// The settings that are read, as the portal names them.
  package static let keys: [(namespace: String, key: String)] = [
    (appearance, "reduced-motion"), (interface, "enable-animations"),
    (interface, "text-scaling-factor"), (appearance, "color-scheme"),
  ]

  /// Whether the user wants less motion; nil where the desktop does not say.
  private var wantsLessMotion: Bool?
  /// Whether the desktop animates.
  private var animates = true

  /// How much larger the user wants text to be; 1 is the usual size.
  package private(set) var textScale = 1.0

  /// Whether the user prefers dark windows.
  package private(set) var prefersDark = false

  package init() {}

  /// Whether the user wants less motion: where the desktop says so, or has no animations at all.
  package var reducesMotion: Bool { wantsLessMotion == true || !animates }

  /// Takes in a value of the portal. What is not known has no effect.
  package mutating func set(_ key: String, of namespace: String, to value: Value) {
    switch (namespace, key, value) {
    case (Self.appearance, "reduced-motion", .number(let number)): wantsLessMotion = number == 1
    case (Self.interface, "enable-animations", .bool(let isOn)): animates = isOn
    case (Self.interface, "text-scaling-factor", .real(let factor))
    where factor.isFinite && factor > 0:
      textScale = factor
    // 0 is no preference, 2 light.
    case (Self.appearance, "color-scheme", .number(let number)): prefersDark = number == 1
    default: break
    }
  }
}

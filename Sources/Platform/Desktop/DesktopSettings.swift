/// The settings that the user has made for all programs of the desktop.
package struct DesktopSettings: Equatable, Sendable {
  /// A value of the settings portal.
  package enum Value: Equatable, Sendable {
    case bool(Bool)
    case number(UInt32)
    case real(Double)
  }

  package static let appearance = "org.freedesktop.appearance"
  package static let interface = "org.gnome.desktop.interface"
  /// The settings that are read, by their names in the portal.
  package static let keys: [(namespace: String, key: String)] = [
    (appearance, "reduced-motion"), (interface, "enable-animations"),
    (interface, "text-scaling-factor"), (appearance, "color-scheme"),
  ]

  /// Whether the user prefers reduced motion; nil if the desktop does not say.
  private var wantsLessMotion: Bool?
  /// Whether the desktop uses animations.
  private var animates = true

  /// The user's factor for the size of text; 1 is the default.
  package private(set) var textScale = 1.0

  /// Whether the user prefers a dark appearance.
  package private(set) var prefersDark = false

  package init() {}

  /// Whether the user prefers reduced motion: because the desktop says so, or because it uses no
  /// animations.
  package var reducesMotion: Bool { wantsLessMotion == true || !animates }

  /// Stores a value of the portal. Unknown settings are ignored.
  package mutating func set(_ key: String, of namespace: String, to value: Value) {
    switch (namespace, key, value) {
    case (Self.appearance, "reduced-motion", .number(let number)): wantsLessMotion = number == 1
    case (Self.interface, "enable-animations", .bool(let isOn)): animates = isOn
    case (Self.interface, "text-scaling-factor", .real(let factor))
    where factor.isFinite && factor > 0:
      textScale = factor
    // 0 is no preference, 1 dark, 2 light.
    case (Self.appearance, "color-scheme", .number(let number)): prefersDark = number == 1
    default: break
    }
  }
}

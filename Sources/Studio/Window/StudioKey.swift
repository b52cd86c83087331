package import Platform

/// The keys of the studio.
package enum StudioKey: Equatable, Sendable {
  case play, previousFrame, nextFrame, previousTransition, nextTransition
  /// An index into ``Playhead/speeds``.
  case speed(Int)
  case slowMotion, restart, loop, search, live
  /// The next speed of ``Playhead/speeds``.
  case slower, faster
  /// The selected range begins, or ends, at the moment that is shown.
  case rangeStart, rangeEnd
  case panel(InspectorTab)
  /// Shows the panels at the sides, or hides them.
  case catalogue, inspector
  /// Asks what the recording is saved as.
  case save
  /// Shows the layers as sheets, or the stage again.
  case explode
  /// Shows the stage at its own size, or fitted into its place.
  case actualSize
  /// Shows less of the time of the curves, more, or all of it, where they are shown.
  case curves(CurveZoom)
  /// Shows all keys, or hides them.
  case keys

  /// Whether it is done again and again while its key is held.
  package var isRepeated: Bool { self == .previousFrame || self == .nextFrame }

  /// Nil for a key that means nothing to the studio.
  ///
  /// The name of a key is what it types without a modifier. Some layouts type digits, brackets, the
  /// slash or the full stop with one, so the commands of these have keys with Alt or Control, too.
  package init?(_ event: KeyEvent) {
    let known: StudioKey? =
      if event.modifiers.contains(.control) {
        Self.keysWithControl[event.key]
      } else if event.modifiers.contains(.alt), let key = Self.keysWithAlt[event.key] {
        key
      } else {
        Self(event.key)
      }
    guard let known else { return nil }
    self = known
  }

  private static let keysWithControl: [String: StudioKey] = ["S": .save, "F": .search]

  /// Keys that every layout has.
  private static let keysWithAlt: [String: StudioKey] = [
    "Left": .previousFrame, "Right": .nextFrame, "PageUp": .previousTransition,
    "PageDown": .nextTransition, "Up": .faster, "Down": .slower,
  ]

  /// - Parameter key: the name of a key that is pressed without Control.
  private init?(_ key: String) {
    switch key {
    case "Space": self = .play
    case ",": self = .previousFrame
    case ".": self = .nextFrame
    case "[": self = .previousTransition
    case "]": self = .nextTransition
    case "1", "2", "3", "4": self = .speed(Int(key).map { $0 - 1 } ?? 0)
    case "T": self = .slowMotion
    case "R": self = .restart
    case "L": self = .loop
    case "I": self = .rangeStart
    case "O": self = .rangeEnd
    case "/": self = .search
    case "End": self = .live
    case "F1": self = .keys
    case "F9": self = .catalogue
    case "F10": self = .inspector
    case "X": self = .explode
    case "Z": self = .actualSize
    case "+", "=", "Keypad +": self = .curves(.larger)
    case "-", "Keypad -": self = .curves(.smaller)
    case "0", "Keypad 0": self = .curves(.whole)
    default:
      guard let tab = InspectorTab(key: key) else { return nil }
      self = .panel(tab)
    }
  }
}

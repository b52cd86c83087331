public import CoreGraphics

extension UIAccessibility {
  /// An event that an app tells assistive technologies of.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number that it is known by.
    public let rawValue: UInt32
    /// A notification of any number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The screen shows something else; the argument is the element to go to.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed; the argument is the element to go to.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument is a text to read aloud.
    public static let announcement = Notification(rawValue: 1008)
    /// The content was scrolled by a page; the argument is a text that says where it is.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells the assistive technologies that run of an event. As on a device without one, nothing
  /// happens: there is none here.
  @preconcurrency @MainActor
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether a screen reader runs: there is none here.
  @preconcurrency @MainActor
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the app is operated by switches: there are none here.
  @preconcurrency @MainActor
  public static var isSwitchControlRunning: Bool { false }
  /// Whether the user wants bold text; false, as there is no such setting here.
  @preconcurrency @MainActor
  public static var isBoldTextEnabled: Bool { false }
  /// Whether the user wants less transparency; false, as there is no such setting here.
  @preconcurrency @MainActor
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the user wants darker colours; false, as there is no such setting here.
  @preconcurrency @MainActor
  public static var isDarkerSystemColorsEnabled: Bool { false }

  /// Posted when ``isVoiceOverRunning`` has changed, which does not happen here.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when ``isReduceTransparencyEnabled`` has changed, which does not happen here.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
}

public import CoreGraphics

extension UIAccessibility {
  /// An event that an app reports to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The notification's number.
    public let rawValue: UInt32
    /// A notification of any number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A new screen has appeared. The argument is the element to go to.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed. The argument is the element to go to.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be read aloud. The argument is the text.
    public static let announcement = Notification(rawValue: 1008)
    /// The content was scrolled by a page. The argument is a text that describes the new position.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Reports an event to the assistive technologies that run. There are none here, so nothing
  /// happens, as on a device without one.
  @preconcurrency @MainActor
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether a screen reader runs. It is always false here: there is none.
  @preconcurrency @MainActor
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the app is operated by switches. It is always false here: there are none.
  @preconcurrency @MainActor
  public static var isSwitchControlRunning: Bool { false }
  /// Whether the user prefers bold text. It is always false here: there is no such setting.
  @preconcurrency @MainActor
  public static var isBoldTextEnabled: Bool { false }
  /// Whether the user prefers less transparency. It is always false here: there is no such setting.
  @preconcurrency @MainActor
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the user prefers darker colours. It is always false here: there is no such setting.
  @preconcurrency @MainActor
  public static var isDarkerSystemColorsEnabled: Bool { false }

  /// Whether the user prefers inverted colours. It is always false here: there is no such setting.
  @preconcurrency @MainActor
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether the user prefers shades of grey. It is always false here: there is no such setting.
  @preconcurrency @MainActor
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether the user prefers differences that do not depend on colour. It is always false here:
  /// there is no such setting.
  @preconcurrency @MainActor
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether the user prefers buttons with visible shapes. It is always false here: there is no
  /// such setting.
  @preconcurrency @MainActor
  public static var buttonShapesEnabled: Bool { false }
  /// Whether the user prefers switches with labels for on and off. It is always false here: there
  /// is no such setting.
  @preconcurrency @MainActor
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether the device is restricted to this app. It is always false here: there is no such
  /// setting.
  @preconcurrency @MainActor
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether an on-screen button replaces gestures. It is always false here: there is none.
  @preconcurrency @MainActor
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether the content of the screen can be read aloud. It is always false here: there is no such
  /// setting.
  @preconcurrency @MainActor
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether the selected text can be read aloud. It is always false here: there is no such
  /// setting.
  @preconcurrency @MainActor
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the user prefers subtitles. It is always false here: there is no such setting.
  @preconcurrency @MainActor
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether the user prefers mono sound. It is always false here: there is no such setting.
  @preconcurrency @MainActor
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether videos may play automatically. It is always true here: there is no such setting.
  @preconcurrency @MainActor
  public static var isVideoAutoplayEnabled: Bool { true }

  /// Posted when ``isBoldTextEnabled`` has changed, which does not happen here.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when ``isDarkerSystemColorsEnabled`` has changed, which does not happen here.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when ``isInvertColorsEnabled`` has changed, which does not happen here.
  public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted when ``isSwitchControlRunning`` has changed, which does not happen here.
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when ``isVoiceOverRunning`` has changed, which does not happen here.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when ``isReduceTransparencyEnabled`` has changed, which does not happen here.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
}

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

  /// Whether the user wants the colours of the screen inverted; false, as there is no such setting
  /// here.
  @preconcurrency @MainActor
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether the user wants a screen without colours; false, as there is no such setting here.
  @preconcurrency @MainActor
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether the user wants differences that do not depend on colour; false, as there is no such
  /// setting here.
  @preconcurrency @MainActor
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether the user wants the shapes of buttons shown; false, as there is no such setting here.
  @preconcurrency @MainActor
  public static var buttonShapesEnabled: Bool { false }
  /// Whether the user wants switches with signs for on and off; false, as there is no such setting
  /// here.
  @preconcurrency @MainActor
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether the app is the only one that can be used; false, as there is no such setting here.
  @preconcurrency @MainActor
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether a button on the screen replaces gestures: there is none here.
  @preconcurrency @MainActor
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether what is on the screen can be read aloud; false, as there is no such setting here.
  @preconcurrency @MainActor
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether what is selected can be read aloud; false, as there is no such setting here.
  @preconcurrency @MainActor
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the user wants subtitles; false, as there is no such setting here.
  @preconcurrency @MainActor
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether the user wants sound of one channel; false, as there is no such setting here.
  @preconcurrency @MainActor
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether films may play by themselves; true, as there is no such setting here.
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

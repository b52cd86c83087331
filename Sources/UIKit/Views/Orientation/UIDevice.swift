package import Platform

/// The device on which a scene is shown. Each scene has its own device, which the user, a script or
/// `Simulator` rotates.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device of the current scene.
  public static var current: UIDevice { UIWindowScene.current.device }

  /// Posted when the device was rotated, if ``isGeneratingDeviceOrientationNotifications`` is true.
  public nonisolated static let orientationDidChangeNotification =
    Notification.Name("UIDeviceOrientationDidChangeNotification")

  /// The orientation in which the device is held. It is always known: on a desktop the shape of the
  /// screen determines it at first.
  open private(set) var orientation: UIDeviceOrientation = .portrait

  private weak var scene: UIWindowScene?
  private var generatingCount = 0

  init(scene: UIWindowScene, orientation: UIDeviceOrientation) {
    self.scene = scene
    self.orientation = orientation
  }

  /// Whether ``beginGeneratingDeviceOrientationNotifications()`` was called more often than
  /// ``endGeneratingDeviceOrientationNotifications()``.
  open var isGeneratingDeviceOrientationNotifications: Bool { generatingCount > 0 }

  /// Enables ``orientationDidChangeNotification``. Calls are counted: each one needs a call of
  /// ``endGeneratingDeviceOrientationNotifications()``.
  open func beginGeneratingDeviceOrientationNotifications() { generatingCount += 1 }

  /// Ends one call of ``beginGeneratingDeviceOrientationNotifications()``. A surplus call has no
  /// effect.
  open func endGeneratingDeviceOrientationNotifications() {
    generatingCount = max(generatingCount - 1, 0)
  }

  /// Whether the screen is a phone's or a tablet's: see ``UIScreen/traitCollection``.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    scene?.screen.traitCollection.userInterfaceIdiom ?? .unspecified
  }

  /// "iPhone" or "iPad", by ``userInterfaceIdiom``.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// Equal to ``model``, which is not translated.
  open var localizedModel: String { model }
  /// "iOS", for programs whose behaviour depends on the system's name.
  open var systemName: String { "iOS" }
  /// The version of iOS whose behaviour this framework follows: "18.0". `ProcessInfo` has the
  /// version of the system on which the program runs.
  open var systemVersion: String { "18.0" }
  /// The name of the machine.
  open var name: String { ProcessInfo.processInfo.hostName }
  /// An identifier that is the same in every run of this app for this user, and different for other
  /// apps. It is stored in the user defaults.
  open var identifierForVendor: UUID? {
    let defaults = UserDefaults.standard
    if let known = defaults.string(forKey: Self.identifierKey).flatMap(UUID.init(uuidString:)) {
      return known
    }
    let new = UUID()
    defaults.set(new.uuidString, forKey: Self.identifierKey)
    return new
  }
  private static let identifierKey = "UIDevice.identifierForVendor"

  /// Always true, because a desktop runs several apps at the same time.
  open var isMultitaskingSupported: Bool { true }

  func rotate(to new: UIDeviceOrientation) {
    guard new != orientation else { return }
    orientation = new
    guard isGeneratingDeviceOrientationNotifications else { return }
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }
}

extension UIDeviceOrientation {
  package init(_ display: DisplayOrientation) {
    switch display {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeLeft
    case .landscapeRight: self = .landscapeRight
    case .faceUp: self = .faceUp
    case .faceDown: self = .faceDown
    }
  }

  /// The orientation of the display; nil for an orientation that is not known.
  package var display: DisplayOrientation? {
    switch self {
    case .unknown: nil
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    case .faceUp: .faceUp
    case .faceDown: .faceDown
    }
  }
}

/// Whether the screen of the current scene is a phone's or a tablet's. It is the older form of
/// ``UIDevice/userInterfaceIdiom``.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

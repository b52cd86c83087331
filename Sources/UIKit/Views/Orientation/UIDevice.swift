package import Platform

/// The device that a scene is shown on. Each scene has its own, which its user, a script or
/// `Simulator` turns.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device of the current scene.
  public static var current: UIDevice { UIWindowScene.current.device }

  /// Posted by a device that was turned, while ``isGeneratingDeviceOrientationNotifications``.
  public nonisolated static let orientationDidChangeNotification =
    Notification.Name("UIDeviceOrientationDidChangeNotification")

  /// How the device is held. It is always known: on a desktop at first by the shape of the screen.
  open private(set) var orientation: UIDeviceOrientation = .portrait

  private weak var scene: UIWindowScene?
  private var generatingCount = 0

  init(scene: UIWindowScene, orientation: UIDeviceOrientation) {
    self.scene = scene
    self.orientation = orientation
  }

  /// Whether there are more calls of ``beginGeneratingDeviceOrientationNotifications()`` than of
  /// ``endGeneratingDeviceOrientationNotifications()``.
  open var isGeneratingDeviceOrientationNotifications: Bool { generatingCount > 0 }

  /// Has ``orientationDidChangeNotification`` posted when the device is turned, until the call of
  /// ``endGeneratingDeviceOrientationNotifications()`` that belongs to this one.
  open func beginGeneratingDeviceOrientationNotifications() { generatingCount += 1 }

  /// Ends what ``beginGeneratingDeviceOrientationNotifications()`` began. Without such a call it
  /// has no effect.
  open func endGeneratingDeviceOrientationNotifications() {
    generatingCount = max(generatingCount - 1, 0)
  }

  /// Whether the screen is a phone's or a tablet's: see ``UIScreen/traitCollection``.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    scene?.screen.traitCollection.userInterfaceIdiom ?? .unspecified
  }

  /// "iPhone" or "iPad", by ``userInterfaceIdiom``, as on a device of that kind.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The same as ``model``: it is not translated.
  open var localizedModel: String { model }
  /// "iOS", for programs that ask which behaviour to expect.
  open var systemName: String { "iOS" }
  /// The version of iOS that this UIKit follows: "18.0". The system that the program runs on is in
  /// `ProcessInfo`.
  open var systemVersion: String { "18.0" }
  /// The name of the machine.
  open var name: String { ProcessInfo.processInfo.hostName }
  /// The same in every run of this app for this user; other apps have others. It is kept in the
  /// user's defaults.
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

  /// Several apps run at once.
  open var isMultitaskingSupported: Bool { true }

  func turn(to new: UIDeviceOrientation) {
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

  /// How a display is held; nil for an orientation that is not known.
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

/// Whether the screen of the current scene is a phone's or a tablet's: the older form of
/// ``UIDevice/userInterfaceIdiom``.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

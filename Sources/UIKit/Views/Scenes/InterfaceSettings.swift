import CoreGraphics

/// The settings of the interface in an app's information property list.
struct InterfaceSettings: Equatable {
  /// The orientations on a phone, unless the app's delegate returns others.
  var phoneOrientations = UIInterfaceOrientationMask.all
  /// The orientations on a tablet, unless the app's delegate returns others.
  var tabletOrientations = UIInterfaceOrientationMask.all
  /// The interface style of the whole app; nil for the style that the user prefers.
  var userInterfaceStyle: UIUserInterfaceStyle?

  /// All orientations, and the interface style that the user prefers.
  init() {}

  /// - Parameter information: the values of `Info.plist`.
  init(information: [String: Any]) {
    func orientations(_ device: String) -> UIInterfaceOrientationMask {
      let key = "UISupportedInterfaceOrientations"
      let names = information[key + device] ?? information[key]
      let mask = (names as? [String])?.reduce(into: UIInterfaceOrientationMask()) {
        $0.formUnion(Self.orientations[$1] ?? [])
      }
      guard let mask, !mask.isEmpty else { return .all }
      return mask
    }
    phoneOrientations = orientations("~iphone")
    tabletOrientations = orientations("~ipad")
    switch information["UIUserInterfaceStyle"] as? String {
    case "Light": userInterfaceStyle = .light
    case "Dark": userInterfaceStyle = .dark
    default: userInterfaceStyle = nil
    }
  }

  private static let orientations: [String: UIInterfaceOrientationMask] = [
    "UIInterfaceOrientationPortrait": .portrait,
    "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
    "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
    "UIInterfaceOrientationLandscapeRight": .landscapeRight,
  ]
}

import CoreGraphics

/// What an app's information property list says of its interface.
struct InterfaceSettings: Equatable {
  /// The orientations on a phone, unless the app's delegate says others.
  var phoneOrientations = UIInterfaceOrientationMask.all
  /// The orientations on a tablet, unless the app's delegate says others.
  var tabletOrientations = UIInterfaceOrientationMask.all
  /// Light or dark for the whole app; nil for what the user wants.
  var userInterfaceStyle: UIUserInterfaceStyle?

  /// All orientations, in the style that the user wants.
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

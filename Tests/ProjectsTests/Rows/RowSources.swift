/// Sources that several of the rows' projects have.
enum RowSources {
  /// The delegate of an app without a storyboard.
  ///
  /// - Parameters:
  ///   - root: makes the page.
  ///   - attribute: by which the app starts.
  static func delegate(root: String, attribute: String = "@main") -> String {
    """
    import UIKit

    \(attribute)
    class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(_ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) \
            -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = \(root)
            window?.makeKeyAndVisible()
            return true
        }
    }
    """
  }
}

/// What is in catalogues and folders of several projects.
enum RowAssets {
  /// A quarter red, half green, three quarters blue.
  static let color = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
    {"red": "0.250", "green": "0.500", "blue": "0.750", "alpha": "1.000"}}}],
    "info": {"author": "xcode", "version": 1}}
    """

  /// A picture of two by three red pixels.
  static let pixels =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAAEElEQVR42mP4z8AARAwoFABE0AX7TM5x"
    + "DwAAAABJRU5ErkJggg=="
}

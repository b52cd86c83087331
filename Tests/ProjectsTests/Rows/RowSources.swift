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

import Catalogue
import CoreGraphics
import UIKit

/// The project whose app this process is.
@MainActor
struct OpenedProject {
  /// The one of this process; nil in the playground itself.
  static var current: OpenedProject?

  /// The app, as something to show.
  let demo: Demo

  /// The name by which the command line and the studio know it.
  static let id = "project"

  /// - Parameters:
  ///   - delegateClass: of the app; nil where it has no delegate.
  ///   - information: the values of its `Info.plist`.
  init(delegateClass: AnyClass?, information: [String: Any]) {
    let name = information["CFBundleDisplayName"] ?? information["CFBundleName"]
    let launch = AppLaunch(delegateClass: delegateClass, information: information)
    demo = Demo(
      id: Self.id, title: name as? String ?? "App",
      summary: "The app of the project that is open.", launch: { launch.begin(in: $0) })
  }
}

/// Where the program of a project that `playground open` has built begins.
public enum ProjectApp {
  /// Runs the app in the playground and ends the process.
  ///
  /// - Parameter delegateClass: the class of the app's delegate; nil where it has none.
  @MainActor
  public static func main(_ delegateClass: AnyClass?) -> Never { exit(run(delegateClass)) }

  /// Makes `UIApplicationMain` run the app in the playground.
  @MainActor
  public static func prepare() { AppRunner.run = { run($0) } }

  @MainActor
  private static func run(_ delegateClass: AnyClass?) -> Int32 {
    OpenedProject.current = OpenedProject(
      delegateClass: delegateClass, information: Bundle.main.infoDictionary ?? [:])
    return Playground.run(Array(CommandLine.arguments.dropFirst()))
  }
}

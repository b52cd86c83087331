import Catalogue
import CoreGraphics
import UIKit

/// The project whose app this process runs.
@MainActor
struct OpenedProject {
  /// The project of this process; nil in the playground itself.
  static var current: OpenedProject?

  /// The app as a demo.
  let demo: Demo

  /// The id of the demo on the command line and in the studio.
  static let id = "project"

  /// - Parameters:
  ///   - delegateClass: the class of the app delegate; nil if there is none.
  ///   - information: the values of the app's `Info.plist`.
  init(delegateClass: AnyClass?, information: [String: Any]) {
    let name = information["CFBundleDisplayName"] ?? information["CFBundleName"]
    let launch = AppLaunch(delegateClass: delegateClass, information: information)
    demo = Demo(
      id: Self.id, title: name as? String ?? "App",
      summary: "The app of the project that is open.", launch: { launch.begin(in: $0) })
  }
}

/// The entry points of the program of a project that `playground open` has built.
public enum ProjectApp {
  /// Runs the app in the playground and ends the process.
  ///
  /// - Parameter delegateClass: the class of the app delegate; nil if there is none.
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

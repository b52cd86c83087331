/// The sources that are generated for a project as a whole.
enum StartFiles {
  static let registrationName = "__Registration.swift"
  static let startName = "__Start.swift"

  /// The function that registers the classes of all files, and selectors of methods with a result.
  ///
  /// - Parameter onLoad: Whether the function is called when the program is loaded, as no other
  ///   code calls that of a library.
  static func registration(functions: [String], onLoad: Bool = false) -> String {
    """
    import UIKit

    @MainActor func __registerProject() {
    \(functions.map { "  \($0)()\n" }.joined())}

    \(resultSelectors)

    \(windows)

    \(delays)\(onLoad ? loading : "")
    """
  }

  /// The system's loader calls the functions in this section: before `main`, on the main thread, or
  /// when a library is opened, on any.
  private static let loading = """

    @section(".init_array") @used
    private let __load: @convention(c) () -> Void = {
      if Thread.isMainThread {
        MainActor.assumeIsolated { __registerProject() }
      } else {
        Task { @MainActor in __registerProject() }
      }
    }
    """

  /// The entry point, where no `main.swift` is one.
  static func start(_ entry: EntryPoint?) -> String {
    let start: String
    if let entry, entry.hasMain {
      start = "ProjectApp.prepare(); \(entry.name).main()"
    } else {
      start = "ProjectApp.main(\(entry.map { "\($0.name).self" } ?? "nil"))"
    }
    return """
      import PlaygroundApp

      @main enum __Start {
        @MainActor static func main() { __registerProject(); \(start) }
      }

      """
  }

  /// The windows of delegates as on iOS, where the property is an optional requirement.
  private static let windows = """
    extension UIApplicationDelegate { var __opt_window: UIWindow?? { .some(window) } }
    extension UIWindowSceneDelegate { var __opt_window: UIWindow?? { .some(window) } }
    """

  /// Delays and timers follow the clock of the scene. What a module declares comes before what it
  /// imports, so its sources call these.
  private static let delays = """
    extension DispatchQueue {
      @preconcurrency
      func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
      ) { SceneDelays.asyncAfter(self, deadline: deadline, qos: qos, flags: flags, execute: work) }

      func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
        SceneDelays.asyncAfter(self, deadline: deadline, execute: execute)
      }
    }

    extension Timer {
      @preconcurrency @discardableResult
      static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool,
        block: @escaping @Sendable (Timer) -> Void
      ) -> Timer {
        SceneDelays.scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
      }
    }
    """

  /// Selectors of methods with a result, which is not used. UIKit has those without one, and those
  /// of segue actions.
  private static var resultSelectors: String {
    let forms = [
      ("", "", "{ _ = method(object)() }"),
      (", Sender", "Sender", "{ (sender: Sender) in _ = method(object)(sender) }"),
      (
        ", Sender, Event", "Sender, Event",
        "{ (sender: Sender, event: Event) in _ = method(object)(sender, event) }"
      ),
    ]
    let initializers = forms.flatMap { generics, parameters, call in
      [("_", ""), ("base", "base: ")].map { label, argument in
        """
          @_disfavoredOverload
          init<T: AnyObject\(generics), Result>(
            \(label) name: String,
            _ method: @escaping @MainActor (T) -> @MainActor (\(parameters)) -> Result
          ) {
            self.init(\(argument)name, { (object: T) in \(call) })
          }
        """
      }
    }
    return "extension Selector {\n\(initializers.joined(separator: "\n"))\n}"
  }
}

import CoreGraphics
import Studio
import UIKit
import UIKitSimulator

/// The user's place in an app: the input that has led there, and the controllers that are shown.
@MainActor
struct AppPlace {
  /// The user's input since the app was started.
  let script: InputScript
  /// The classes of the controllers, the root first.
  private let controllers: [String]

  private struct Content: Codable {
    let script: String
    let controllers: [String]
  }

  /// Makes the place in a session; nil if the beginning of the session is no longer recorded.
  init?(_ session: StageSession) {
    guard let recorded = RecordedTest(session) else { return nil }
    script = recorded.script
    controllers = Self.controllers(in: session.scene)
  }

  /// Reads the place from a file. If the file cannot be read, it reports this, and the place is the
  /// beginning.
  init(contentsOf file: String) {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: file))
      let content = try JSONDecoder().decode(Content.self, from: data)
      script = try InputScript(text: content.script)
      controllers = content.controllers
    } catch {
      Console.complain("note: the app starts at its beginning: \(error)\n")
      (script, controllers) = (InputScript(), [])
    }
  }

  /// Writes the place. If that fails, the next app starts at its beginning.
  func write(to file: String) {
    do {
      let data = try JSONEncoder().encode(Content(script: script.text, controllers: controllers))
      try data.write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      Console.complain("note: where the app was cannot be kept: \(Console.reason(of: error))\n")
    }
  }

  /// Reports if a session has not reached this place.
  func check(_ session: StageSession) {
    let found = Self.controllers(in: session.scene)
    guard !controllers.isEmpty, found != controllers else { return }
    Console.complain(
      "note: the app is not where it was: it shows \(found.last ?? "nothing") instead of "
        + "\(controllers.last ?? "nothing")\n")
  }

  private static func controllers(in scene: UIWindowScene) -> [String] {
    var found: [String] = []
    var next = scene.keyWindow?.rootViewController
    while let controller = next {
      found.append("\(type(of: controller))")
      let presented = controller.presentedViewController
      next =
        presented?.presentingViewController === controller ? presented : controller.children.last
    }
    return found
  }
}

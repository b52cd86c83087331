import CoreGraphics
import Studio
import UIKit
import UIKitSimulator

/// Where the user is in an app: what has led there, and the controllers that are shown.
@MainActor
struct AppPlace {
  /// What the user has done since the app was started.
  let script: InputScript
  /// The classes of the controllers, the root first.
  private let controllers: [String]

  private struct Content: Codable {
    let script: String
    let controllers: [String]
  }

  /// The place in a session; nil where its beginning is no longer recorded.
  init?(_ session: StageSession) {
    guard let recorded = RecordedTest(session) else { return nil }
    script = recorded.script
    controllers = Self.controllers(in: session.scene)
  }

  /// The place that a file has. One that cannot be read is the beginning, with a note.
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

  /// Writes the place. Where that fails, the next app starts at its beginning.
  func write(to file: String) {
    do {
      let data = try JSONEncoder().encode(Content(script: script.text, controllers: controllers))
      try data.write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      Console.complain("note: where the app was cannot be kept: \(Console.reason(of: error))\n")
    }
  }

  /// Tells where a session has not come to this place.
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

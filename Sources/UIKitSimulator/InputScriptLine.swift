import CoreGraphics
import Platform
import UIKit

/// The fields of a line of an input script, before they are validated.
struct InputScriptLine: Decodable {
  struct Failure: Error {
    var reason: String
    init(_ reason: String) { self.reason = reason }
  }

  private var t: Double?
  private var type: String?
  private var x, y: Double?
  private var finger: Int?
  private var key: String?
  private var text: String?
  private var modifiers: [String]?
  private var dx, dy: Double?
  private var continuous: Bool?
  private var scale, rotation: Double?
  private var width, height: Double?
  private var orientation: String?
  private var focused: Bool?

  /// The maximum side of a stage in points.
  private static let largestSide: Double = 16_384

  init(_ text: String) throws(Failure) {
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
    } catch DecodingError.typeMismatch(_, let context) {
      let field = context.codingPath.last.map { "\"\($0.stringValue)\"" } ?? "the line"
      throw Failure("\(field) is of the wrong kind")
    } catch {
      throw Failure("this is not a JSON object")
    }
  }

  func event() throws(Failure) -> InputScript.Event {
    guard let t else { throw Failure("\"t\", the time in seconds, is missing") }
    guard t.isFinite, t >= 0, t <= 86_400 else {
      throw Failure("\"t\" must be from 0 to 86400 seconds")
    }
    guard let type else { throw Failure("\"type\" is missing") }
    return InputScript.Event(time: t, action: try action(type))
  }

  private func action(_ type: String) throws(Failure) -> InputScript.Action {
    switch type {
    case "down": .down(try point(), finger: try fingerNumber())
    case "move": .move(try point(), finger: try fingerNumber())
    case "up": .up(try point(), finger: try fingerNumber())
    case "cancel": .cancel(finger: try fingerNumber())
    case "key": .key(try keyName(), modifiers: try keyModifiers())
    case "text": .text(try typedText())
    case "scroll": .scroll(try point(), by: try delta(), isContinuous: continuous ?? false)
    case "pinch": try pinch()
    case "resize": .resize(try size())
    case "turn": .turn(try deviceOrientation())
    case "focus": .focus(try isFocused())
    case "end": .end
    default:
      throw Failure(
        "\"\(type)\" is no type of event; there are down, move, up, cancel, scroll, pinch, key, "
          + "text, resize, turn, focus, end")
    }
  }

  private func point() throws(Failure) -> CGPoint {
    guard let x, let y else { throw Failure("\"x\" and \"y\" are needed") }
    guard x.isFinite, y.isFinite, abs(x) <= 1e6, abs(y) <= 1e6 else {
      throw Failure("\"x\" and \"y\" must be points near the stage")
    }
    return CGPoint(x: x, y: y)
  }

  private func fingerNumber() throws(Failure) -> Int {
    guard let finger else { return 0 }
    guard (0...99).contains(finger) else { throw Failure("\"finger\" must be from 0 to 99") }
    return finger
  }

  private func deviceOrientation() throws(Failure) -> UIDeviceOrientation {
    let known = DisplayOrientation.allCases
    guard let found = known.first(where: { $0.rawValue == orientation }) else {
      throw Failure(
        "\"orientation\" must be one of \(known.map(\.rawValue).joined(separator: ", "))")
    }
    return UIDeviceOrientation(found)
  }

  private func keyName() throws(Failure) -> String {
    guard let key, !key.isEmpty else { throw Failure("\"key\" is missing") }
    guard KeyName.isKnown(key) else {
      throw Failure("no key is named \"\(key)\"; names are such as A, 1, Return, Escape, Left, F5")
    }
    return key
  }

  private func typedText() throws(Failure) -> String {
    guard let text, !text.isEmpty else { throw Failure("\"text\" is missing") }
    return text
  }

  private func keyModifiers() throws(Failure) -> UIKeyModifierFlags {
    guard let flags = UIKeyModifierFlags(names: modifiers ?? []) else {
      throw Failure("\"modifiers\" may be shift, control, alt and command")
    }
    return flags
  }

  private func delta() throws(Failure) -> CGVector {
    guard let dx, let dy else { throw Failure("\"dx\" and \"dy\" are needed") }
    guard dx.isFinite, dy.isFinite, abs(dx) <= 1e6, abs(dy) <= 1e6 else {
      throw Failure("\"dx\" and \"dy\" must be points")
    }
    return CGVector(dx: dx, dy: dy)
  }

  private func pinch() throws(Failure) -> InputScript.Action {
    let (scale, rotation) = (scale ?? 1, rotation ?? 0)
    guard (1e-3...1e3).contains(scale) else {
      throw Failure("\"scale\" must be from 0.001 to 1000")
    }
    guard abs(rotation) <= 1e3 else { throw Failure("\"rotation\" must be radians") }
    return .pinch(try point(), scale: scale, rotation: rotation)
  }

  private func size() throws(Failure) -> CGSize {
    guard let width, let height else { throw Failure("\"width\" and \"height\" are needed") }
    guard (1...Self.largestSide).contains(width), (1...Self.largestSide).contains(height) else {
      throw Failure("\"width\" and \"height\" must be from 1 to \(Int(Self.largestSide))")
    }
    return CGSize(width: width, height: height)
  }

  private func isFocused() throws(Failure) -> Bool {
    guard let focused else { throw Failure("\"focused\" is missing") }
    return focused
  }
}

import CoreGraphics

/// The fields of one line of an input script, before it is known whether they make an event.
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
  private var width, height: Double?
  private var focused: Bool?

  /// The largest side of a stage, in points.
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
    case "key": .key(try keyName())
    case "resize": .resize(try size())
    case "focus": .focus(try isFocused())
    case "end": .end
    default:
      throw Failure(
        "\"\(type)\" is no type of event; there are down, move, up, cancel, key, resize, focus, end"
      )
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
    guard (0...9).contains(finger) else { throw Failure("\"finger\" must be from 0 to 9") }
    return finger
  }

  private func keyName() throws(Failure) -> String {
    guard let key, !key.isEmpty else { throw Failure("\"key\" is missing") }
    return key
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

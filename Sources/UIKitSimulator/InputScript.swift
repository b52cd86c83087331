public import CoreGraphics
package import Platform
public import UIKit

/// A user's input as JSON Lines: one event per line, with times in seconds from the start, and
/// points on the stage.
///
///     {"t":0.5,"type":"down","x":160,"y":230,"finger":0}
///     {"t":0.6,"type":"up","x":160,"y":230}
///     {"t":0.7,"type":"scroll","x":160,"y":230,"dx":0,"dy":-40}
///     {"t":0.8,"type":"pinch","x":160,"y":230,"scale":1.1,"rotation":0}
///     {"t":0.9,"type":"key","key":"Tab","modifiers":["shift"]}
///     {"t":1,"type":"text","text":"Hello"}
///     {"t":3,"type":"end"}
public struct InputScript: Sendable, Hashable {
  /// One line of a script.
  public struct Event: Sendable, Hashable {
    /// The seconds from the start of the script.
    public var time: TimeInterval
    /// The action of the event.
    public var action: Action

    /// Makes an event. The events of a script must be in order of time.
    public init(time: TimeInterval, action: Action) {
      self.time = time
      self.action = action
    }
  }

  /// The action of one event. Locations are in points of the stage, from its upper left corner.
  public enum Action: Sendable, Hashable {
    /// A finger touches the screen.
    case down(CGPoint, finger: Int)
    /// A touching finger moves.
    case move(CGPoint, finger: Int)
    /// A finger is lifted.
    case up(CGPoint, finger: Int)
    /// The touch is cancelled.
    case cancel(finger: Int)
    /// A key is pressed and released.
    case key(String, modifiers: UIKeyModifierFlags = [])
    /// Text is typed. The keys are separate events.
    case text(String)
    /// The wheel or the touchpad scrolls the content by points.
    case scroll(CGPoint, by: CGVector, isContinuous: Bool)
    /// Two fingers on a touchpad spread by a factor and rotate by radians.
    case pinch(CGPoint, scale: CGFloat, rotation: CGFloat)
    /// The stage is resized, in points.
    case resize(CGSize)
    /// The device is rotated.
    case turn(UIDeviceOrientation)
    /// The window gains or loses the keyboard focus.
    case focus(Bool)
    /// The end of the script. Time advances until then.
    case end
  }

  /// The events in order of time.
  public var events: [Event]

  /// Makes a script of events, which must be in order of time.
  public init(events: [Event] = []) { self.events = events }

  /// The seconds until the last event.
  public var duration: TimeInterval { events.last?.time ?? 0 }

  /// Parses a script. Empty lines are counted and ignored.
  ///
  /// - Throws: ``InputScriptError`` with the first invalid line.
  public init(text: String) throws(InputScriptError) {
    events = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: Self.endsLine)
    for (index, line) in lines.enumerated() {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if trimmed.isEmpty { continue }
      do {
        try append(InputScriptLine(trimmed).event())
      } catch {
        throw InputScriptError(line: index + 1, reason: error.reason)
      }
    }
  }

  /// Whether a character ends a line. The line break of Windows has two code points, but is one
  /// character. Other line breaks of Unicode may be part of a typed text.
  private static func endsLine(_ character: Character) -> Bool {
    ["\n", "\r\n", "\r"].contains(character)
  }

  /// The script as text, with one event per line.
  public var text: String { events.map { $0.line + "\n" }.joined() }

  private mutating func append(_ event: Event) throws(InputScriptLine.Failure) {
    if let last = events.last {
      guard last.action != .end else { throw .init("nothing may come after \"end\"") }
      guard event.time >= last.time else {
        throw .init("its time is before that of the event above it")
      }
    }
    events.append(event)
  }
}

/// An error in an input script, with its line.
public struct InputScriptError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line, starting with 1.
  public var line: Int
  /// The problem, in a few words.
  public var reason: String

  /// A description for messages and debugging.
  public var description: String { "line \(line): \(reason)" }
}

extension InputScript.Event {
  /// The event as a line of a script. The same event always gives the same line.
  public var line: String { "{\"t\":\(InputScript.Action.number(time)),\(action.fields)}" }

  /// Returns the platform's events for this action at `time`.
  package func platformEvents(at time: TimeInterval, scale: CGFloat) -> [PlatformEvent] {
    func pointer(
      _ phase: PointerEvent.Phase, _ point: CGPoint, _ finger: Int
    ) -> [PlatformEvent] {
      let device: PointerEvent.Device = finger == 0 ? .mouse(button: 1) : .finger(id: finger)
      return [.pointer(PointerEvent(phase: phase, device: device, location: point, time: time))]
    }
    switch action {
    case .down(let point, let finger): return pointer(.down, point, finger)
    case .move(let point, let finger): return pointer(.moved, point, finger)
    case .up(let point, let finger): return pointer(.up, point, finger)
    case .cancel(let finger): return pointer(.cancelled, .zero, finger)
    case .key(let key, let modifiers):
      return [true, false].map {
        .key(
          KeyEvent(isDown: $0, key: key, modifiers: modifiers.platformModifiers, time: time))
      }
    case .text(let text): return [.text(text, time: time)]
    case .scroll(let point, let delta, let isContinuous):
      return [.scroll(location: point, delta: delta, isContinuous: isContinuous, time: time)]
    case .pinch(let point, let scale, let rotation):
      return [.pinch(location: point, scale: scale, rotation: rotation, time: time)]
    case .resize(let size): return [.resized(size: size, scale: scale)]
    case .turn(let orientation): return orientation.display.map { [.turned(to: $0)] } ?? []
    case .focus(let isFocused): return [.focusChanged(isFocused: isFocused, time: time)]
    case .end: return []
    }
  }
}

extension InputScript.Action {
  /// The fields of a line of a script, without the time and the braces.
  package var fields: String {
    var fields: [String] = []
    func field(_ name: String, _ value: Double) {
      fields.append("\"\(name)\":\(Self.number(value))")
    }
    func place(_ type: String, _ point: CGPoint?) {
      fields.append("\"type\":\"\(type)\"")
      guard let point else { return }
      field("x", point.x)
      field("y", point.y)
    }
    func touch(_ type: String, _ point: CGPoint?, _ finger: Int) {
      place(type, point)
      fields.append("\"finger\":\(finger)")
    }
    switch self {
    case .down(let point, let finger): touch("down", point, finger)
    case .move(let point, let finger): touch("move", point, finger)
    case .up(let point, let finger): touch("up", point, finger)
    case .cancel(let finger): touch("cancel", nil, finger)
    case .key(let key, let modifiers):
      fields += ["\"type\":\"key\"", "\"key\":\(Self.quoted(key))"]
      let names = modifiers.names.map(Self.quoted)
      if !names.isEmpty { fields.append("\"modifiers\":[\(names.joined(separator: ","))]") }
    case .text(let text): fields += ["\"type\":\"text\"", "\"text\":\(Self.quoted(text))"]
    case .scroll(let point, let delta, let isContinuous):
      place("scroll", point)
      field("dx", delta.dx)
      field("dy", delta.dy)
      if isContinuous { fields.append("\"continuous\":true") }
    case .pinch(let point, let scale, let rotation):
      place("pinch", point)
      field("scale", scale)
      field("rotation", rotation)
    case .resize(let size):
      fields.append("\"type\":\"resize\"")
      fields.append("\"width\":\(Self.number(size.width))")
      fields.append("\"height\":\(Self.number(size.height))")
    case .turn(let orientation):
      fields.append("\"type\":\"turn\"")
      fields.append("\"orientation\":\(Self.quoted(orientation.display?.rawValue ?? ""))")
    case .focus(let isFocused): fields += ["\"type\":\"focus\"", "\"focused\":\(isFocused)"]
    case .end: fields.append("\"type\":\"end\"")
    }
    return fields.joined(separator: ",")
  }

  /// Returns a number with at most six decimals: microseconds, or millionths of a point.
  fileprivate static func number(_ value: Double) -> String {
    let rounded = (value * 1e6).rounded() / 1e6
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return "\(Int(rounded))" }
    return "\(rounded)"
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: "\\n")
      .replacingOccurrences(of: "\r", with: "\\r").replacingOccurrences(of: "\t", with: "\\t")
    return "\"\(escaped)\""
  }
}

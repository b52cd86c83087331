import Catalogue
import ArgumentParser
import CoreGraphics

/// A size in points as the user types it: `390x844`.
struct StageSize: Sendable, Hashable {
  var width, height: CGFloat

  var size: CGSize { CGSize(width: width, height: height) }

  /// The maximum side in pixels, which is the window system's limit.
  static let largestSide: CGFloat = 16_384

  init(_ text: String) throws {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == 2, numbers.count == 2, numbers.allSatisfy(\.isFinite) else {
      throw CommandError("write it as WIDTHxHEIGHT in points, such as 390x844")
    }
    (width, height) = (numbers[0], numbers[1])
    guard width >= 1, height >= 1 else {
      throw CommandError("width and height must be at least 1 point")
    }
    guard width <= Self.largestSide, height <= Self.largestSide else {
      throw CommandError("a side has at most \(Int(Self.largestSide)) pixels")
    }
  }
}

/// Parses and checks the values of options.
enum OptionValue {
  static func size(_ text: String) throws -> StageSize { try StageSize(text) }

  static func scale(_ text: String) throws -> CGFloat {
    try number(text, in: 0.25...16, "a number of pixels a point from 0.25 to 16")
  }

  static func speed(_ text: String) throws -> Double {
    try number(text, in: 0.001...10, "a factor from 0.001 to 10; 1 is real time")
  }

  static func textSize(_ text: String) throws -> Double {
    try number(text, in: 0.5...4, "a factor from 0.5 to 4; 1 is the usual size")
  }

  static func framesPerSecond(_ text: String) throws -> Double {
    try number(text, in: 1...1000, "a number of frames a second from 1 to 1000")
  }

  static func frameCount(_ text: String) throws -> Int {
    try wholeNumber(text, upTo: largestFrameCount)
  }

  static func repetitions(_ text: String) throws -> Int {
    try wholeNumber(text, upTo: 1000)
  }

  static func cycles(_ text: String) throws -> Int {
    try wholeNumber(text, upTo: 1_000_000)
  }

  static func minutes(_ text: String) throws -> Int {
    try wholeNumber(text, upTo: 1440)
  }

  private static func wholeNumber(_ text: String, upTo largest: Int) throws -> Int {
    guard let count = Int(text), count >= 1, count <= largest else {
      throw CommandError("it must be a whole number from 1 to \(largest)")
    }
    return count
  }

  /// Returns seconds in increasing order, which are separated by commas.
  static func times(_ text: String) throws -> [TimeInterval] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let times = parts.compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard times.count == parts.count, times.allSatisfy({ $0.isFinite && (0...60).contains($0) })
    else { throw CommandError("write seconds from 0 to 60, separated by commas: 0,0.1,0.2") }
    guard times.count <= largestFrameCount else {
      throw CommandError("there may be at most \(largestFrameCount) times")
    }
    return times.sorted()
  }

  private static let largestFrameCount = 240

  private static func number(
    _ text: String, in range: ClosedRange<Double>, _ meaning: String
  ) throws -> Double {
    guard let value = Double(text), value.isFinite, range.contains(value) else {
      throw CommandError("it must be \(meaning)")
    }
    return value
  }

  /// Checks that the sides of a screen in pixels are not larger than a window's can be.
  static func check(_ size: CGSize, scale: CGFloat) throws {
    guard max(size.width, size.height) * scale <= StageSize.largestSide else {
      throw CommandError.usage(
        "\(Int(size.width))x\(Int(size.height)) at scale \(JSONText.brief(scale)) is too large: "
          + "a side has at most \(Int(StageSize.largestSide)) pixels")
    }
  }
}

extension Catalogue {
  /// Returns the demo with an id that the user has typed.
  @MainActor
  static func demo(typed id: String) throws -> Demo {
    if let demo = demo(id: id) { return demo }
    if let app = OpenedProject.current?.demo, app.id == id { return app }
    let nearest = nearest(to: id).joined(separator: ", ")
    throw CommandError.usage(
      "there is no demo “\(id)”; "
        + (nearest.isEmpty ? "`playground list` lists the demos" : "did you mean \(nearest)?"))
  }
}

extension Demo {
  /// Returns the phases that lead to the named one, including it; those of the first phase if the
  /// name is nil. The phases of a file are its segues, which `--segue` names.
  func phases(typed name: String?) throws -> [Phase] {
    if let file {
      guard name == nil else {
        throw CommandError.usage("\(file.name) has no phases; give a --segue")
      }
      return phases
    }
    let name = name ?? mainPhase
    if let found = phases(upTo: name) { return found }
    let names = phases.map(\.name).joined(separator: ", ")
    guard !isApp else {
      throw CommandError.usage(
        "the app of a project has no phases; trace it with --input FILE, a script that "
          + "--save-input FILE records in its window")
    }
    throw CommandError.usage("\(id) has no phase “\(name)”; it has \(names)")
  }
}

extension CGSize {
  /// Returns the description of a stage in reports.
  func words(atScale scale: CGFloat) -> String {
    "\(Int(width)) × \(Int(height)) points at scale \(JSONText.brief(scale))"
  }
}

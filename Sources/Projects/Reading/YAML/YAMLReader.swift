import CYAML
import Foundation

/// Reads a YAML file with libyaml.
struct YAMLReader {
  /// The maximum nesting depth of values.
  private static let maximumDepth = 100
  /// The maximum number of values in a file. Values of aliases count wherever they are used:
  /// otherwise a few lines of nested aliases could exhaust the memory.
  private static let maximumValues = 100_000

  /// Reads the value of a file.
  ///
  /// - Throws: an error with the file and the line.
  static func read(_ file: URL) throws(ProjectError) -> YAMLValue {
    guard let library = YAMLLibrary.shared else {
      throw ProjectError(
        "\(file.path) cannot be read without libyaml: apt-get install libyaml-0-2")
    }
    let bytes: [UInt8]
    do { bytes = Array(try Data(contentsOf: file)) } catch {
      throw ProjectError("\(file.path) cannot be read: \(BuildFolders.reason(of: error))")
    }
    let parser = YAMLLibrary.Parser.allocate(capacity: 1)
    parser.initialize(to: CYAMLParser())
    defer { parser.deallocate() }
    guard library.initialize(parser) != 0 else {
      throw ProjectError("\(file.path) cannot be read: there is no memory")
    }
    defer { library.delete(parser) }
    let result = bytes.withUnsafeBufferPointer { input in
      Result { () throws(ProjectError) -> YAMLValue in
        library.setInput(parser, input.baseAddress, input.count)
        var reader = YAMLReader(library: library, parser: parser, file: file)
        return try reader.document()
      }
    }
    return try result.get()
  }

  private let library: YAMLLibrary
  private let parser: YAMLLibrary.Parser
  private let file: URL
  /// The values with anchors, each with the number of values in it.
  private var anchors: [String: (value: YAMLValue, count: Int)] = [:]
  private var count = 0

  private init(library: YAMLLibrary, parser: YAMLLibrary.Parser, file: URL) {
    (self.library, self.parser, self.file) = (library, parser, file)
  }

  /// The used data of one of libyaml's events.
  private struct Event {
    let type: CYAMLEventType
    let anchor: String?
    let text: String
    let isPlain: Bool
    /// The line, starting with 1.
    let line: Int
  }

  private func failure(_ line: Int, _ reason: String) -> ProjectError {
    ProjectError("\(file.path):\(line): \(reason)")
  }

  private func next() throws(ProjectError) -> Event {
    let event = YAMLLibrary.Event.allocate(capacity: 1)
    event.initialize(to: CYAMLEvent())
    defer { event.deallocate() }
    guard library.parse(parser, event) != 0 else {
      let problem = parser.pointee.problem.map { String(cString: $0) } ?? "it is not YAML"
      throw failure(Int(parser.pointee.problemMark.line) + 1, problem)
    }
    defer { library.deleteEvent(event) }
    let type = event.pointee.type
    let hasAnchor = [CYAMLAlias, CYAMLScalar, CYAMLSequenceStart, CYAMLMappingStart].contains(type)
    let scalar = event.pointee.scalar
    var text = ""
    if type == CYAMLScalar, let start = scalar.value {
      text = String(
        decoding: UnsafeRawBufferPointer(start: start, count: scalar.length), as: UTF8.self)
    }
    return Event(
      type: type,
      anchor: hasAnchor ? event.pointee.anchor.map { String(cString: $0) } : nil, text: text,
      isPlain: type == CYAMLScalar && Int(scalar.style) == CYAMLPlainStyle,
      line: Int(event.pointee.start.line) + 1)
  }

  private mutating func document() throws(ProjectError) -> YAMLValue {
    var event = try next()
    while event.type == CYAMLStreamStart || event.type == CYAMLDocumentStart {
      event = try next()
    }
    guard event.type != CYAMLStreamEnd else { return .values([:]) }
    let value = try value(event, depth: 0)
    // The rest of the file must be valid YAML too.
    repeat { event = try next() } while event.type == CYAMLDocumentEnd
    guard event.type == CYAMLStreamEnd else {
      throw failure(event.line, "there is a second document")
    }
    return value
  }

  private mutating func add(_ number: Int, _ line: Int) throws(ProjectError) {
    count += number
    guard count <= Self.maximumValues else {
      throw failure(line, "there are more than \(Self.maximumValues) values")
    }
  }

  private mutating func value(_ event: Event, depth: Int) throws(ProjectError) -> YAMLValue {
    guard depth <= Self.maximumDepth else {
      throw failure(event.line, "values lie more than \(Self.maximumDepth) levels deep")
    }
    if event.type == CYAMLAlias {
      guard let name = event.anchor, let known = anchors[name] else {
        throw failure(event.line, "there is no anchor “\(event.anchor ?? "")” before its alias")
      }
      try add(known.count, event.line)
      return known.value
    }
    let before = count
    try add(1, event.line)
    let value: YAMLValue
    switch event.type {
    case CYAMLScalar: value = .text(event.text, isPlain: event.isPlain)
    case CYAMLSequenceStart: value = try list(depth)
    case CYAMLMappingStart: value = try dictionary(depth)
    default: throw failure(event.line, "a value is missing")
    }
    if let name = event.anchor { anchors[name] = (value, count - before) }
    return value
  }

  private mutating func list(_ depth: Int) throws(ProjectError) -> YAMLValue {
    var values: [YAMLValue] = []
    while true {
      let event = try next()
      if event.type == CYAMLSequenceEnd { return .list(values) }
      values.append(try value(event, depth: depth + 1))
    }
  }

  private mutating func dictionary(_ depth: Int) throws(ProjectError) -> YAMLValue {
    var values: [String: YAMLValue] = [:]
    var merged = YAMLValue.values([:])
    while true {
      let event = try next()
      if event.type == CYAMLMappingEnd { break }
      guard let key = try value(event, depth: depth + 1).text else {
        throw failure(event.line, "a key is not a text")
      }
      let value = try value(next(), depth: depth + 1)
      if key == "<<" {
        for part in value.elements { merged = part.merging(merged) }
      } else {
        guard values.updateValue(value, forKey: key) == nil else {
          throw failure(event.line, "the key “\(key)” stands twice")
        }
      }
    }
    guard case .values(let others) = merged else { return .values(values) }
    return .values(others.merging(values) { _, own in own })
  }
}

import Foundation

/// A value of a property list.
///
/// `PropertyListSerialization` writes nothing if Foundation is linked statically, as it is into the
/// app; `PropertyListEncoder` always works.
indirect enum PropertyListValue: Codable, Equatable, Sendable {
  case text(String)
  case truth(Bool)
  case integer(Int)
  case number(Double)
  case date(Date)
  case data(Data)
  case list([PropertyListValue])
  case values([String: PropertyListValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .truth(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(Date.self) {
      self = .date(value)
    } else if let value = try? container.decode(Data.self) {
      self = .data(value)
    } else if let value = try? container.decode([PropertyListValue].self) {
      self = .list(value)
    } else {
      self = .values(try container.decode([String: PropertyListValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let value): try container.encode(value)
    case .truth(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .date(let value): try container.encode(value)
    case .data(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .values(let value): try container.encode(value)
    }
  }

  /// Returns the value with each string in it converted.
  func mapTexts(_ change: (String) -> String) -> PropertyListValue {
    switch self {
    case .text(let value): .text(change(value))
    case .list(let value): .list(value.map { $0.mapTexts(change) })
    case .values(let value): .values(value.mapValues { $0.mapTexts(change) })
    case .truth, .integer, .number, .date, .data: self
    }
  }
}

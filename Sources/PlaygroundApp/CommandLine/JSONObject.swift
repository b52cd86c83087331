import CoreGraphics

/// A JSON object in one line. Its fields keep their order, so that the same values always give the
/// same bytes.
struct JSONObject: ExpressibleByDictionaryLiteral {
  /// The value of a field.
  struct Value {
    fileprivate let text: String

    static func string(_ value: String) -> Value { Value(text: JSONText.string(value)) }

    static func whole(_ value: Int) -> Value { Value(text: "\(value)") }

    static func flag(_ value: Bool) -> Value { Value(text: "\(value)") }

    /// Returns a number: see ``JSONText/number(_:decimals:)``.
    static func number(_ value: Double, decimals: Int = 4) -> Value {
      Value(text: JSONText.number(value, decimals: decimals))
    }

    static func object(_ value: JSONObject) -> Value { Value(text: value.text) }

    static func array(_ values: [Value]) -> Value {
      Value(text: "[\(values.map(\.text).joined(separator: ","))]")
    }

    /// Returns an array with each object on its own line.
    static func lines(_ objects: [JSONObject]) -> Value {
      Value(text: "[\n\(objects.map { "  " + $0.text }.joined(separator: ",\n"))\n]")
    }
  }

  private var fields: [(name: String, value: Value)]

  init(dictionaryLiteral fields: (String, Value)...) {
    self.fields = fields.map { (name: $0.0, value: $0.1) }
  }

  /// Makes an object of numbers.
  init(_ numbers: [(name: String, value: Double)], decimals: Int = 4) {
    fields = numbers.map { (name: $0.name, value: .number($0.value, decimals: decimals)) }
  }

  /// Returns the description of a stage.
  static func stage(_ size: CGSize, scale: CGFloat) -> JSONObject {
    [
      "width": .number(size.width, decimals: 0), "height": .number(size.height, decimals: 0),
      "scale": .number(scale, decimals: 2),
    ]
  }

  /// Returns the fields of one object, followed by those of another.
  static func + (first: JSONObject, second: JSONObject) -> JSONObject {
    var sum = first
    sum.fields += second.fields
    return sum
  }

  var text: String {
    "{\(fields.map { "\(JSONText.string($0.name)):\($0.value.text)" }.joined(separator: ","))}"
  }
}

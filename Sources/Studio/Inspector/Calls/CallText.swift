/// A call as it is written.
enum CallText {
  /// The arguments with the labels of their parameters, in parentheses: `(true, from: push)`. Empty
  /// for a method without parameters.
  static func arguments(of call: RecordedCall) -> String {
    let labels = labels(of: call.method)
    let parts = call.arguments.enumerated().map { index, argument in
      let label = labels.indices.contains(index) ? labels[index] : "_"
      return label == "_" ? argument.text : "\(label): \(argument.text)"
    }
    return parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))"
  }

  /// The method with its arguments: `viewWillAppear(true)`.
  static func whole(_ call: RecordedCall) -> String {
    let arguments = arguments(of: call)
    guard !arguments.isEmpty else { return call.method }
    return String(call.method.prefix { $0 != "(" }) + arguments
  }

  /// The labels of a method's parameters, as in `present(_:animated:)`.
  private static func labels(of method: String) -> [String] {
    guard let start = method.firstIndex(of: "("), method.hasSuffix(":)") else { return [] }
    return method[method.index(after: start)...].dropLast(2).split(separator: ":").map(String.init)
  }
}

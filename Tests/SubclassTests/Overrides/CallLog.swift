/// The overridden members of a class that were called.
@MainActor
final class CallLog {
  private(set) var names: Set<String> = []

  /// Notes the member that calls this.
  func note(_ name: String = #function) { names.insert(name) }

  /// Those of `expected` that were not called, in alphabetical order.
  func missing(from expected: Set<String>) -> [String] { expected.subtracting(names).sorted() }
}

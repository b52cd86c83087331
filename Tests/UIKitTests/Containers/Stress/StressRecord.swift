import UIKitTestSupport

/// The appearance calls of one controller, and those that were out of order.
@MainActor
final class StressRecord {
  enum Call: String, CaseIterable { case willAppear, didAppear, willDisappear, didDisappear }

  let name: String
  private(set) var last: Call?
  private(set) var faults: [String] = []
  /// Whether calls are printed.
  static var isPrinted = false
  /// Called after each call was noted.
  var onCall: ((Call) -> Void)?

  init(_ name: String) { self.name = name }

  func note(_ call: Call) {
    let allowed: [Call?] =
      switch call {
      case .willAppear: [nil, .willDisappear, .didDisappear]
      case .didAppear: [.willAppear]
      case .willDisappear: [.willAppear, .didAppear]
      case .didDisappear: [.willDisappear]
      }
    if !allowed.contains(last) {
      faults.append("\(name): \(call.rawValue) after \(last?.rawValue ?? "nothing")")
    }
    last = call
    if Self.isPrinted { print("\(name) \(call.rawValue)") }
    onCall?(call)
  }

  var hasAppeared: Bool { last == .didAppear }
  var isSettled: Bool { last == nil || last == .didAppear || last == .didDisappear }
}

/// A controller of a stress test.
@MainActor
protocol StressController: UIViewController {
  var record: StressRecord { get }
}

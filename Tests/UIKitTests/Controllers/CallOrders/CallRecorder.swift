import UIKit

/// The calls that the objects of a call-order test receive, in order.
///
/// Facts about the view tree stand among them, just before the first call that finds them changed.
@MainActor
final class CallRecorder {
  private(set) var calls: [String] = []
  /// What is noted when a fact becomes true and false, and whether it is true.
  var facts: [(begins: String, ends: String, holds: () -> Bool)] = []
  private var known: [Bool] = []
  /// Whether the first layout of each controller's view is recorded.
  var recordsLayout = false

  func record(_ call: String) {
    // What is asked and made before a presentation begins changes no view tree.
    if !call.hasPrefix("delegate"), !call.hasSuffix("viewDidLoad") { noteFacts() }
    calls.append(call)
  }

  /// The first layout after a will-appear call; the system may lay out again at any time.
  func recordLayout(_ call: String) {
    if recordsLayout, !calls.contains(call) { record(call) }
  }

  private func noteFacts() {
    let now = facts.map { $0.holds() }
    for (index, fact) in facts.enumerated() where now[index] != known[index] {
      calls.append(now[index] ? fact.begins : fact.ends)
    }
    known = now
  }

  /// What is recorded while `body` runs.
  func during(_ body: () -> Void) -> [String] {
    calls = []
    known = facts.map { $0.holds() }
    body()
    noteFacts()
    return calls
  }
}

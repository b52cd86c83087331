import UIKitTestSupport

/// One thing that is done to the controllers of a stress test.
///
/// Who takes part is said by numbers, which count among those that there are at that moment: so a
/// sequence without some of its actions still means something.
struct StressAction: Equatable, Sendable, CustomStringConvertible {
  enum Kind: String, CaseIterable {
    case present, dismiss
    case push, pop, popTo, setStack
    case selectTab, setTabs
    case showDetail, showColumn, hideColumn, setColumn
    case turnPage
    case addChild, removeChild, swapChildren, adopt
    case changeSheet, changeBars, layOut, preferMode
    case resize, replaceRoot
    case frames, wait, settle
    case tap, drag, hold, release, escape
    case react, update, finish, cancel
  }

  let kind: Kind
  let (a, b, c): (Int, Int, Int)

  private init(_ kind: Kind, _ numbers: [Int]) {
    self.kind = kind
    (a, b, c) = (numbers[0], numbers[1], numbers[2])
  }

  static func random(using generator: inout SeededGenerator) -> StressAction {
    let kind = kinds.randomElement(using: &generator) ?? .wait
    return StressAction(kind, (0..<3).map { _ in Int.random(in: 0..<1000, using: &generator) })
  }

  /// How often each is done.
  private static let kinds: [Kind] = Kind.allCases.flatMap { kind in
    let count =
      switch kind {
      case .present: 8
      case .dismiss, .push, .frames, .wait: 5
      case .pop, .selectTab, .settle, .react: 4
      case .setStack, .setTabs, .showDetail, .addChild, .adopt, .resize, .drag, .setColumn: 2
      default: 1
      }
    return Array(repeating: kind, count: count)
  }

  var description: String { "\(kind.rawValue) \(a) \(b) \(c)" }

  /// Reads what `description` gives.
  init?(_ text: some StringProtocol) {
    let words = text.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Int($0) }
    guard let kind = words.first.flatMap({ Kind(rawValue: String($0)) }), numbers.count == 3 else {
      return nil
    }
    self.init(kind, numbers)
  }

  static func sequence(seed: UInt64, count: Int) -> [StressAction] {
    var generator = SeededGenerator(state: seed)
    return (0..<count).map { _ in random(using: &generator) }
  }

  /// The same numbers for another kind.
  func with(_ kind: Kind) -> StressAction { StressAction(kind, [a, b, c]) }
}

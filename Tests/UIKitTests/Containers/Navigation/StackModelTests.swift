import Testing
import UIKitTestSupport

@testable import UIKit

/// The stack as a value, and what leads from one to another.
@MainActor struct StackModelTests {
  private let a = UIViewController()
  private let b = UIViewController()
  private let c = UIViewController()

  @Test func theDifferenceSaysWhatArrivesAndWhatDeparts() {
    let pushed = StackModel(controllers: [a, b, c]).difference(from: StackModel(controllers: [a]))
    #expect(pushed.operation == .push && pushed.from === a && pushed.to === c)
    #expect(pushed.arriving == [b, c] && pushed.departing.isEmpty)
    let popped = StackModel(controllers: [a]).difference(from: StackModel(controllers: [a, b, c]))
    #expect(popped.operation == .pop && popped.from === c && popped.to === a)
    #expect(popped.arriving.isEmpty && popped.departing == [b, c])
  }

  @Test func aTopThatStaysIsNoTransition() {
    let same = StackModel(controllers: [b, c]).difference(from: StackModel(controllers: [a, c]))
    #expect(same.operation == .none && same.arriving == [b] && same.departing == [a])
  }

  @Test func anEmptyStackPops() {
    let emptied = StackModel().difference(from: StackModel(controllers: [a]))
    #expect(emptied.operation == .pop && emptied.to == nil && emptied.departing == [a])
    let filled = StackModel(controllers: [a]).difference(from: StackModel())
    #expect(filled.operation == .push && filled.from == nil && filled.arriving == [a])
  }
}

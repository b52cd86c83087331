import Testing

@testable import UIKit

/// Pages that are shown together, as a value.
struct PageModelTests {
  private func difference(_ former: String, _ next: String) -> PageModel<Character>.Difference {
    PageModel(pages: Array(next)).difference(from: PageModel(pages: Array(former)))
  }

  @Test func asManyOtherPagesAreATurn() {
    #expect(difference("a", "b") == .init(arriving: ["b"], departing: ["a"], isTurn: true))
    let sheet = difference("ab", "cd")
    #expect(sheet == .init(arriving: ["c", "d"], departing: ["a", "b"], isTurn: true))
  }

  @Test func aPageThatStaysIsNoTurn() {
    #expect(difference("a", "a") == .init())
    #expect(difference("ab", "bc") == .init(arriving: ["c"], departing: ["a"]))
  }

  @Test func moreOrFewerPagesAreNoTurn() {
    #expect(difference("", "a") == .init(arriving: ["a"]))
    #expect(difference("a", "") == .init(departing: ["a"]))
    #expect(difference("a", "bc") == .init(arriving: ["b", "c"], departing: ["a"]))
  }
}

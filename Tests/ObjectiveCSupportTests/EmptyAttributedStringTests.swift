import Foundation
import ObjectiveCSupport
import Testing

/// Attributed strings that are made without a text.
struct EmptyAttributedStringTests {
  @Test func anAttributedStringMadeWithoutATextIsEmpty() {
    #expect(NSAttributedString().string == "")
  }

  @Test func aMutableOneMadeWithoutATextCanBeAppendedTo() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "Next "))
    text.append(NSAttributedString())
    text.append(NSAttributedString(string: "page"))
    #expect(text.string == "Next page")
  }
}

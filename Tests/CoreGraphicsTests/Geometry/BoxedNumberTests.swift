import CoreGraphics
import Testing

/// Numbers in boxes, which cast to `CGFloat` as on Apple's systems.
struct BoxedNumberTests {
  @Test func aBoxCastsToCGFloat() {
    let box: Any = NSNumber(value: 0.5)
    #expect(box as? CGFloat == 0.5 && box as? Double == 0.5)
    let list: Any = [NSNumber(value: 1), NSNumber(value: 1.5)]
    #expect(list as? [CGFloat] == [1, 1.5])
    let text: Any = "0.5"
    #expect(text as? CGFloat == nil)
  }

  @Test func aCGFloatCastsToABox() {
    let number: Any = CGFloat(2.5)
    #expect((number as? NSNumber)?.doubleValue == 2.5 && number as? CGFloat == 2.5)
  }

  @Test func aCGFloatHasTheValueOfABox() {
    #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
    #expect(CGFloat(truncating: 3) == 3 && CGFloat(truncating: true) == 1)
    #expect(CGFloat(exactly: NSNumber(value: 0.25)) == 0.25)
    #expect(CGFloat(exactly: NSNumber(value: UInt64.max)) == nil)
  }
}

import CoreGraphics
import Testing

import UIKit

@Suite struct FontTests {
  @Test func textStylesHaveApplesSizes() {
    let sizes: [(UIFont.TextStyle, CGFloat)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
      (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ]
    for (style, size) in sizes {
      #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
    }
  }

  @Test func metricsGrowWithTheSizeAlone() {
    let (small, large) = (UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 15))
    #expect(abs(large.lineHeight / small.lineHeight - 1.5) < 0.01)
    #expect(small.descender < 0 && small.xHeight < small.capHeight)
    #expect(small.capHeight < small.ascender)
  }

  @Test func largeTextHasTheCutForLargeText() {
    let text = UIFont.systemFont(ofSize: 19.9)
    #expect(text.withSize(20) == UIFont.systemFont(ofSize: 20))
    #expect(
      UIFont.systemFont(ofSize: 20, weight: .bold).withSize(17)
        == .systemFont(ofSize: 17, weight: .bold))
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -5])
  func aSizeThatIsNoneIsTheControlsSize(size: CGFloat) {
    #expect(UIFont.systemFont(ofSize: size).pointSize == UIFont.systemFontSize)
  }

  @Test func fontsThatAreNotInstalledAreNil() {
    #expect(UIFont(name: "No Such Font", size: 12) == nil)
    #expect(UIFont(name: "", size: 12) == nil)
    #expect(UIFont(name: "a\0b", size: 12) == nil)
  }
}

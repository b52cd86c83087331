import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// When the layout asks views for their intrinsic content size.
@MainActor
struct ContentMeasuringTests {
  /// A view whose size depends on what it gets after its constraints.
  private final class Badge: UIView {
    var length: CGFloat = 0
    var calls = 0
    override var intrinsicContentSize: CGSize {
      calls += 1
      return CGSize(width: length, height: 20)
    }
  }

  @Test func constraintsThatBecomeActiveDoNotAsk() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let badge = page.add(Badge())
    badge.pin(x: 10, y: 5)
    let other = page.add()
    other.pin(x: 0, y: 50, height: 10)
    other.widthAnchor.constraint(equalTo: badge.widthAnchor).isActive = true
    #expect(badge.calls == 0)
    badge.length = 40
    page.layoutIfNeeded()
    #expect(badge.calls > 0)
    #expect(badge.frame == CGRect(x: 10, y: 5, width: 40, height: 20))
    #expect(other.frame == CGRect(x: 0, y: 50, width: 40, height: 10))
    badge.length = 70
    badge.invalidateIntrinsicContentSize()
    page.layoutIfNeeded()
    #expect(badge.frame.width == 70 && other.frame.width == 70)
  }

  @Test func aViewThatIsAddedLaterIsMeasuredInTheNextLayout() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let first = page.add(Badge())
    first.pin(x: 0, y: 0)
    first.length = 30
    page.layoutIfNeeded()
    let second = page.add(Badge())
    NSLayoutConstraint.activate([
      second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 8),
      second.topAnchor.constraint(equalTo: first.topAnchor),
    ])
    second.length = 25
    page.layoutIfNeeded()
    #expect(second.frame == CGRect(x: 38, y: 0, width: 25, height: 20))
    #expect(first.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test func textAndFontThatComeAfterTheConstraintsCount() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let (title, text) = (page.add(UILabel()), page.add(UILabel()))
    title.pin(x: 0, y: 50)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: title.trailingAnchor),
      text.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
    ])
    (title.text, title.font) = ("Title", .systemFont(ofSize: 40))
    (text.text, text.numberOfLines) = ("text", 0)
    page.layoutIfNeeded()
    #expect(title.frame.size == title.sizeThatFits(.zero))
    #expect(text.frame.size == text.sizeThatFits(.zero))
    func baseline(_ label: UILabel) -> CGFloat { label.frame.minY + label.firstBaseline }
    #expect(abs(baseline(title) - baseline(text)) <= 0.5)
  }

  /// A text view that is at least 80 points high.
  private final class TallTextView: UITextView {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width, height: max(size.height, 80))
    }
  }

  @Test func aTextViewsOverrideOfItsSizeCounts() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let (view, plain) = (page.add(TallTextView()), UITextView())
    for text in [view, plain] {
      text.isScrollEnabled = false
      text.text = "a"
    }
    view.pin(x: 10, y: 20, width: 200)
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 200, height: 80))
    for text in [view, plain] { text.text = String(repeating: "words that wrap ", count: 20) }
    page.layoutIfNeeded()
    let height = plain.sizeThatFits(CGSize(width: 200, height: 0)).height
    #expect(height > 80 && abs(view.frame.height - height) <= 0.5)
  }

  /// A label whose width only constraints determine.
  private final class WideLabel: UILabel {
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: super.intrinsicContentSize.height)
    }
  }

  @Test func anOverrideMayLeaveTheWidthOpen() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let label = page.add(WideLabel())
    label.numberOfLines = 0
    label.text = String(repeating: "words that wrap ", count: 10)
    label.pin(x: 0, y: 0, width: 150)
    page.layoutIfNeeded()
    let height = label.sizeThatFits(CGSize(width: 150, height: 0)).height
    let line = label.sizeThatFits(.zero).height
    #expect(height > line && label.frame.height == height)
  }
}

import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// The initializers of text views, and of subclasses.
@MainActor
struct TextViewInitializerTests {
  /// A text view with a placeholder, which overrides the designated initializer.
  private final class NoteView: UITextView {
    let placeholder = UILabel()

    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      addSubview(placeholder)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func everyInitializerCallsTheDesignatedOne() {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    for view in [NoteView(), NoteView(frame: frame), NoteView(frame: frame, textContainer: nil)] {
      #expect(view.placeholder.superview === view)
    }
    #expect(NoteView(frame: frame).frame == frame)
  }

  @Test func aTextViewTakesOverAContainer() {
    let first = UITextView()
    let container = first.textContainer
    container.lineFragmentPadding = 0
    let second = UITextView(frame: .zero, textContainer: container)
    second.text = "Text"
    #expect(second.textContainer === container)
    let width = second.sizeThatFits(CGSize(width: 300, height: 300)).width
    container.lineFragmentPadding = 10
    #expect(second.sizeThatFits(CGSize(width: 300, height: 300)).width == width + 20)
  }
}

import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Constraints to the margins of a scroll view attach to its content, as those to its edges do.
@MainActor
struct ScrollMarginTests {
  /// A scroll view of 320 × 400 points with margins of 10, 20, 30 and 40, and a view in it.
  private func fixture() -> (page: UIView, scrollView: UIScrollView, content: UIView) {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let scrollView = page.add(UIScrollView())
    scrollView.pin(x: 0, y: 0, width: 320, height: 400)
    scrollView.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    return (page, scrollView, scrollView.add())
  }

  @Test func whatIsPinnedToTheMarginsMakesTheContent() {
    let (page, scrollView, content) = fixture()
    let margins = scrollView.layoutMarginsGuide
    let height = content.heightAnchor.constraint(equalToConstant: 900)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      content.topAnchor.constraint(equalTo: margins.topAnchor),
      content.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -60), height,
    ])
    page.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 20, y: 10, width: 260, height: 900))
    #expect(scrollView.contentSize == CGSize(width: 320, height: 940))
    #expect(margins.layoutFrame == content.frame)
    height.constant = 100
    page.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 320, height: 140))
    scrollView.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 40)
    page.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 20, y: 1, width: 260, height: 100))
    #expect(scrollView.contentSize == CGSize(width: 320, height: 103))
  }

  @Test func theStandardGapOfAVisualFormatIsTheMarginOfTheContent() {
    let (page, scrollView, content) = fixture()
    for format in ["H:|-[content(500)]-|", "V:|-[content(900)]-|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, metrics: nil, views: ["content": content]))
    }
    page.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 20, y: 10, width: 500, height: 900))
    #expect(scrollView.contentSize == CGSize(width: 560, height: 940))
  }
}

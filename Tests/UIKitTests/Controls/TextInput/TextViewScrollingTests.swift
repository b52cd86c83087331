import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// The height of a text view that constraints place, with and without scrolling.
@MainActor
struct TextViewScrollingTests {
  @Test func switchingTheScrollingChangesTheHeight() {
    let root = UIViewController()
    let simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: root)
    let view = UITextView()
    let font = UIFont.systemFont(ofSize: 17)
    (view.font, view.text) = (font, "one\ntwo\nthree")
    view.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(view)
    // Counts only while nothing else determines the height.
    let usual = view.heightAnchor.constraint(equalToConstant: 40)
    usual.priority = UILayoutPriority(100)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.view.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.view.trailingAnchor), usual,
    ])
    simulator.settle()
    #expect(view.bounds.height == 40)
    view.isScrollEnabled = false
    simulator.settle()
    // Three lines, with the insets of 8 points above and below.
    #expect(view.bounds.height == (3 * font.lineHeight + 16).rounded(.up))
    view.isScrollEnabled = true
    simulator.settle()
    #expect(view.bounds.height == 40)
  }
}

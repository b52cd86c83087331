import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// The baselines of stack views, which are those of arranged views.
@MainActor
struct StackBaselineTests {
  /// A column at (20, 50), and a mark whose lower edge is at the column's first baseline.
  private func fixture() -> (page: UIView, column: UIStackView, mark: UIView) {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let column = page.add(UIStackView())
    column.axis = .vertical
    column.pin(x: 20, y: 50)
    let mark = page.add()
    NSLayoutConstraint.activate([
      mark.leftAnchor.constraint(equalTo: page.leftAnchor),
      mark.widthAnchor.constraint(equalToConstant: 10),
      mark.heightAnchor.constraint(equalToConstant: 10),
      mark.lastBaselineAnchor.constraint(equalTo: column.firstBaselineAnchor),
    ])
    return (page, column, mark)
  }

  private func label(_ text: String, _ size: CGFloat) -> UILabel {
    let label = UILabel()
    (label.text, label.font) = (text, .systemFont(ofSize: size))
    return label
  }

  @Test func theyFollowTheViewsThatAreAddedAndHidden() {
    let (page, column, mark) = fixture()
    func expectMark(at label: UILabel) {
      page.layoutIfNeeded()
      let baseline = column.frame.minY + label.frame.minY + label.firstBaseline
      #expect(abs(mark.frame.maxY - baseline) <= 0.5, "\(label.text ?? "")")
    }
    let (title, caption) = (label("Title", 40), label("caption", 12))
    column.addArrangedSubview(title)
    expectMark(at: title)
    column.insertArrangedSubview(caption, at: 0)
    expectMark(at: caption)
    caption.isHidden = true
    expectMark(at: title)
    caption.isHidden = false
    expectMark(at: caption)
    column.removeArrangedSubview(caption)
    caption.removeFromSuperview()
    expectMark(at: title)
  }

  @Test func withoutViewsTheyAreTheLowerEdge() {
    let (page, column, mark) = fixture()
    column.heightAnchor.constraint(equalToConstant: 30).isActive = true
    page.layoutIfNeeded()
    #expect(mark.frame == CGRect(x: 0, y: 70, width: 10, height: 10))
  }
}

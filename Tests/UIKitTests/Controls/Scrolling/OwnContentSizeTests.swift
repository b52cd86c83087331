import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Views that determine their content's size themselves: constraints to their edges place subviews
/// in the content, and do not change its size.
@MainActor
struct OwnContentSizeTests {
  private func pin(_ view: UIView, in list: UIScrollView, _ constraints: [NSLayoutConstraint]) {
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== list { list.addSubview(view) }
    NSLayoutConstraint.activate(constraints)
  }

  @Test func aTableWhoseHeaderHasConstraintsStaysScrolled() {
    let fixture = TableFixture(count: 100)
    let (table, header) = (fixture.table, UIView())
    table.tableHeaderView = header
    pin(
      header, in: table,
      [
        header.topAnchor.constraint(equalTo: table.topAnchor),
        header.leadingAnchor.constraint(equalTo: table.leadingAnchor),
        header.widthAnchor.constraint(equalTo: table.widthAnchor),
        header.heightAnchor.constraint(equalToConstant: 80),
      ])
    fixture.simulator.settle()
    // 100 rows of 44 points.
    #expect(table.contentSize == CGSize(width: table.bounds.width, height: 4480))
    #expect(header.frame == CGRect(x: 0, y: 0, width: table.bounds.width, height: 80))
    table.contentOffset.y = 1000
    fixture.simulator.settle()
    #expect(table.contentOffset.y == 1000 && table.contentSize.height == 4480)
  }

  @Test func theLowerEdgeOfATableIsTheEndOfItsRows() {
    let fixture = TableFixture(count: 100)
    let (table, mark) = (fixture.table, UIView())
    pin(
      mark, in: table,
      [
        mark.leadingAnchor.constraint(equalTo: table.leadingAnchor),
        mark.trailingAnchor.constraint(equalTo: table.trailingAnchor),
        mark.bottomAnchor.constraint(equalTo: table.bottomAnchor),
        mark.heightAnchor.constraint(equalToConstant: 10),
      ])
    fixture.simulator.settle()
    #expect(mark.frame == CGRect(x: 0, y: 4390, width: table.bounds.width, height: 10))
    fixture.rows[0].append("One more")
    table.reloadData()
    fixture.simulator.settle()
    #expect(mark.frame.minY == 4434)
    table.frame.size.width = 200
    fixture.simulator.settle()
    #expect(mark.frame.width == 200)
  }

  @Test func constraintsThatDisagreeWithTheContentsSizeWinInSilence() {
    let fixture = TableFixture(count: 100)
    let (table, cover) = (fixture.table, UIView())
    let warnings = Diagnostics.collecting {
      pin(
        cover, in: table,
        [
          cover.leadingAnchor.constraint(equalTo: table.leadingAnchor),
          cover.trailingAnchor.constraint(equalTo: table.trailingAnchor),
          cover.topAnchor.constraint(equalTo: table.topAnchor),
          cover.bottomAnchor.constraint(equalTo: table.bottomAnchor),
          cover.widthAnchor.constraint(equalTo: table.widthAnchor),
          cover.heightAnchor.constraint(equalTo: table.heightAnchor),
        ])
      fixture.simulator.settle()
    }
    #expect(warnings.isEmpty)
    #expect(cover.frame == CGRect(origin: .zero, size: table.bounds.size))
    #expect(table.contentSize.height == 4400)
  }

  @Test func aCollectionWithAConstrainedLabelCanStillBeScrolled() {
    let fixture = CollectionFixture(count: 200)
    let (collection, label) = (fixture.collection, UIView())
    let size = collection.contentSize
    #expect(size.height > 2000)
    pin(
      label, in: collection,
      [
        label.topAnchor.constraint(equalTo: collection.topAnchor),
        label.leadingAnchor.constraint(equalTo: collection.leadingAnchor, constant: 5),
        label.widthAnchor.constraint(equalToConstant: 50),
        label.heightAnchor.constraint(equalToConstant: 20),
      ])
    fixture.simulator.settle()
    #expect(collection.contentSize == size)
    #expect(label.frame == CGRect(x: 5, y: 0, width: 50, height: 20))
    collection.contentOffset.y = 300
    fixture.simulator.settle()
    #expect(collection.contentOffset.y == 300 && collection.contentSize == size)
  }

  @Test func aTextViewWithAConstrainedPlaceholderStaysScrolled() {
    let page = UIViewController()
    let simulator = Simulator(size: CGSize(width: 320, height: 480), scale: 1, root: page)
    let (textView, placeholder) = (UITextView(frame: page.view.bounds), UIView())
    textView.text = (1...200).map { "Line \($0)" }.joined(separator: "\n")
    page.view.addSubview(textView)
    simulator.settle()
    let height = textView.contentSize.height
    #expect(height > 2000)
    pin(
      placeholder, in: textView,
      [
        placeholder.topAnchor.constraint(equalTo: textView.topAnchor, constant: 8),
        placeholder.leadingAnchor.constraint(equalTo: textView.leadingAnchor, constant: 5),
        placeholder.widthAnchor.constraint(equalToConstant: 100),
        placeholder.heightAnchor.constraint(equalToConstant: 20),
      ])
    textView.contentOffset.y = 500
    simulator.settle()
    #expect(textView.contentOffset.y == 500 && textView.contentSize.height == height)
    #expect(placeholder.frame == CGRect(x: 5, y: 8, width: 100, height: 20))
  }
}

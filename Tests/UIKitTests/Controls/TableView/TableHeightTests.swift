import CoreGraphics
import Testing
import UIKitSimulator

import UIKit

/// A cell whose content fills the margins.
final class MarginCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: margins.topAnchor),
      box.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor
struct TableHeightTests {
  @Test func rowsAreMeasuredWithTheMarginsOfTheirContent() {
    let fixture = TableFixture(count: 2) { table in
      table.register(MarginCell.self, forCellReuseIdentifier: "cell")
      table.rowHeight = UITableView.automaticDimension
    }
    // The content of a row has margins of 11 points above and below.
    #expect(fixture.cell(0)?.frame.height == 62)
    #expect(fixture.cell(1)?.frame.minY == 62)
  }

  @Test(arguments: [UITableView.automaticDimension, 190])
  func aRowWithoutHeightAppearsWhenItIsAsHighAsItsContent(estimate: CGFloat) {
    let fixture = TableFixture(count: 3) { $0.estimatedRowHeight = estimate }
    var isCollapsed = true
    fixture.height = { $0.row == 1 && isCollapsed ? 0 : UITableView.automaticDimension }
    fixture.table.reloadData()
    fixture.simulator.settle()
    #expect(fixture.shown == ["Row 0", "Row 2"])
    isCollapsed = false
    fixture.table.beginUpdates()
    fixture.table.endUpdates()
    fixture.simulator.settle()
    #expect(fixture.shown == ["Row 0", "Row 1", "Row 2"])
    #expect(fixture.table.visibleCells.map(\.frame.minY) == [0, 44, 88])
    isCollapsed = true
    fixture.table.beginUpdates()
    fixture.table.endUpdates()
    fixture.simulator.settle()
    #expect(fixture.shown == ["Row 0", "Row 2"])
  }
}

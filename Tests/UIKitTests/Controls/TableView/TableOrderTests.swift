import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// In which order a table view requests its cells and reports their display.
@MainActor
struct TableOrderTests {
  @Test func eachCellIsDisplayedBeforeTheNextIsAskedFor() {
    let fixture = TableFixture([["a", "b", "c"]])
    #expect(fixture.order == ["cell 0", "display 0", "cell 1", "display 1", "cell 2", "display 2"])
    fixture.order = []
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    #expect(fixture.order == ["cell 0", "display 0", "cell 1", "display 1", "cell 2", "display 2"])
  }

  @Test func aCellIsAtItsPlaceWhenItIsToBeDisplayed() {
    let fixture = TableFixture(
      [["a", "b"]], set: { $0.rowHeight = UITableView.automaticDimension })
    #expect(fixture.framesAtDisplay.map(\.minY) == [0, fixture.cell(0)?.frame.maxY ?? -1])
    #expect(fixture.framesAtDisplay.allSatisfy { $0.width == 390 && $0.height > 0 })
  }

  @Test func rowsThatAreScrolledIntoSightAreAskedForOneByOne() {
    let fixture = TableFixture(count: 100)
    fixture.order = []
    fixture.table.contentOffset.y = 88
    fixture.table.layoutIfNeeded()
    #expect(fixture.order == ["cell 20", "display 20", "cell 21", "display 21"])
  }
}

import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// In which order a table asks for its cells and says that it displays them.
@Suite(.serialized) @MainActor
struct TableOrderTests {
  @Test func eachCellIsDisplayedBeforeTheNextIsAskedFor() {
    let stand = TableStand([["a", "b", "c"]])
    #expect(stand.order == ["cell 0", "display 0", "cell 1", "display 1", "cell 2", "display 2"])
    stand.order = []
    stand.table.reloadData()
    stand.table.layoutIfNeeded()
    #expect(stand.order == ["cell 0", "display 0", "cell 1", "display 1", "cell 2", "display 2"])
  }

  @Test func aCellIsAtItsPlaceWhenItIsToBeDisplayed() {
    let stand = TableStand([["a", "b"]], set: { $0.rowHeight = UITableView.automaticDimension })
    #expect(stand.framesAtDisplay.map(\.minY) == [0, stand.cell(0)?.frame.maxY ?? -1])
    #expect(stand.framesAtDisplay.allSatisfy { $0.width == 390 && $0.height > 0 })
  }

  @Test func rowsThatAreScrolledIntoSightAreAskedForOneByOne() {
    let stand = TableStand(count: 100)
    stand.order = []
    stand.table.contentOffset.y = 88
    stand.table.layoutIfNeeded()
    #expect(stand.order == ["cell 20", "display 20", "cell 21", "display 21"])
  }
}

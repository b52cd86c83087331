import Foundation
import Testing
import UIKit

struct IndexPathTests {
  @Test func theClassHasTheNumbersOfTheValue() {
    let path = IndexPath(row: 3, section: 1) as NSIndexPath
    #expect(path.section == 1 && path.row == 3 && path.item == 3)
    #expect(NSIndexPath(item: 3, section: 1) == path && NSIndexPath(row: 3, section: 1) == path)
  }

  @Test func aPathWithoutTwoNumbersHasNoRow() {
    let section = NSIndexPath(index: 4)
    #expect(section.section == 4 && section.row == NSNotFound && section.item == NSNotFound)
    #expect((IndexPath() as NSIndexPath).section == NSNotFound)
  }
}

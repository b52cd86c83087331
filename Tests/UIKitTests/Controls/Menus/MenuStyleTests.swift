import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// The size and the direction of menus, which are those of the view that they belong to.
@MainActor
struct MenuStyleTests {
  private func page(_ count: Int, idiom: UIUserInterfaceIdiom) -> MenuPage {
    let page = MenuPage((0..<count).map { "Row \($0)" })
    page.traitOverrides.userInterfaceIdiom = idiom
    return page
  }

  @Test(arguments: [UIUserInterfaceIdiom.phone, .mac])
  func onDesktopsRowsAreLow(idiom: UIUserInterfaceIdiom) throws {
    let page = page(3, idiom: idiom)
    let simulator = Simulator(root: page)
    page.open(in: simulator)
    let rows = try (0..<3).map { try #require(page.label("Row \($0)")) }
    let (height, size): (CGFloat, CGFloat) = idiom == .mac ? (24, 13) : (44, 17)
    #expect(rows.allSatisfy { $0.frame.height == height })
    #expect(rows[1].frame.minY - rows[0].frame.minY == height)
    #expect(rows.allSatisfy { $0.label.font.pointSize == size })
    simulator.tap(at: CGPoint(x: rows[1].frame.midX, y: rows[1].frame.midY))
    simulator.settle()
    #expect(page.chosen == ["Row 1"])
  }

  /// A line of 9 points separates sections.
  @Test func sectionsOfDesktopsAreApart() throws {
    let page = page(0, idiom: .mac)
    page.button.menu = UIMenu(children: [
      page.row("One"), UIMenu(options: .displayInline, children: [page.row("Two")]),
    ])
    let simulator = Simulator(root: page)
    page.open(in: simulator)
    let (one, two) = (try #require(page.label("One")), try #require(page.label("Two")))
    #expect(two.frame.minY - one.frame.maxY == 9)
  }

  @Test func aMenuOfDesktopsIsAsWideAsItsTitles() throws {
    let page = page(0, idiom: .mac)
    let long = "A title that is longer than any word"
    page.button.menu = UIMenu(children: [page.row("One"), page.row(long)])
    let simulator = Simulator(root: page)
    page.open(in: simulator)
    let row = try #require(page.label(long))
    #expect(row.frame.width >= row.label.intrinsicContentSize.width && row.frame.width < 320)
    #expect(try #require(page.label("One")).frame.width == row.frame.width)
  }

  /// All rows of 24 points, 40 of them, do not have room in 480 points.
  @Test(arguments: [UIUserInterfaceIdiom.phone, .mac])
  func aLongMenuStaysInASmallWindow(idiom: UIUserInterfaceIdiom) throws {
    let page = page(40, idiom: idiom)
    page.button.frame.origin = CGPoint(x: 530, y: 420)
    let simulator = Simulator(size: CGSize(width: 640, height: 480), root: page)
    let window = CGRect(x: 0, y: 0, width: 640, height: 480)
    page.open(in: simulator)
    for (key, title) in [("End", "Row 39"), ("Home", "Row 0")] {
      simulator.press(key)
      simulator.settle()
      #expect(window.contains(try #require(page.label(title)).frame))
    }
    let place = try #require(page.label("Row 0")).frame
    simulator.scroll(by: CGVector(dx: 0, dy: -88), at: CGPoint(x: place.midX, y: place.midY))
    simulator.settle()
    #expect(try #require(page.label("Row 0")).frame.minY == place.minY - 88)
  }

  /// A tick takes 32 points at the leading edge of a menu that is 250 points wide.
  @Test(arguments: [false, true])
  func rowsBeginWhereTheViewsDo(isViewLeftToRight: Bool) throws {
    let page = MenuPage()
    page.button.menu = UIMenu(children: [page.row("One", .on), page.row("Two")])
    if isViewLeftToRight { page.traitOverrides.layoutDirection = .leftToRight }
    let simulator = Simulator(root: page)
    simulator.window.screen.layoutDirection = .rightToLeft
    page.open(in: simulator)
    let row = try #require(page.label("Two"))
    // The menu begins where the button does, 20 points from the left.
    let (left, right) =
      isViewLeftToRight ? (CGFloat(52), CGFloat(254)) : (CGFloat(36), CGFloat(238))
    #expect(row.frame.minX == left && row.frame.maxX == right)
  }
}

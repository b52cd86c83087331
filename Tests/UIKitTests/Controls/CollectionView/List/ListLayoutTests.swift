import CoreGraphics
import Testing
import UIKitSimulator

import UIKit

/// Compositional layouts that show their items as the rows of a list: places, separators, cards,
/// headers and footers.
@MainActor
struct ListLayoutTests {
  // MARK: Rows

  @Test func rowsOfAPlainListGoFromEdgeToEdge() {
    let fixture = ListFixture()
    #expect(fixture.frame(0) == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(fixture.frame(2) == CGRect(x: 0, y: 88, width: 320, height: 44))
    #expect(fixture.cell(0)?.firstLabel?.frame.minX == 16)
    #expect(fixture.list.contentSize == CGSize(width: 320, height: 132))
  }

  @Test func aSeparatorBeginsWithTheText() {
    let fixture = ListFixture()
    #expect(
      fixture.cell(1)?.thinLines == [CGRect(x: 16, y: 43.5, width: 304, height: 0.5)])
  }

  @Test func rowsAreAsHighAsTheirContent() {
    let long = String(repeating: "word ", count: 30)
    let fixture = ListFixture(sections: [["A", long, "C"]])
    let height = fixture.frame(1).height
    #expect(height > 60, "\(height)")
    #expect(fixture.frame(2).minY == 44 + height)
    #expect(fixture.cell(1)?.firstLabel?.frame.height == height - 22, "margins of 11 points")
  }

  @Test func theProgramsOwnConstraintsGiveTheHeight() {
    let fixture = ListFixture(configure: { cell, _ in
      cell.contentConfiguration = nil
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.heightAnchor.constraint(equalToConstant: 70),
        view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      ])
    })
    #expect(fixture.frame(1) == CGRect(x: 0, y: 70, width: 320, height: 70))
  }

  // MARK: Appearances

  @Test func aGroupedListHasLinesAroundItsSections() {
    let fixture = ListFixture(.grouped, sections: [["A", "B"], ["C"]])
    #expect(fixture.frame(0) == CGRect(x: 0, y: 35, width: 320, height: 44))
    #expect(
      fixture.cell(0)?.thinLines == [
        CGRect(x: 0, y: 0, width: 320, height: 0.5),
        CGRect(x: 16, y: 43.5, width: 304, height: 0.5),
      ])
    #expect(fixture.cell(1)?.thinLines == [CGRect(x: 0, y: 43.5, width: 320, height: 0.5)])
    #expect(fixture.frame(0, section: 1).minY == 158, "35 and 88, 17.5 below and 17.5 above")
  }

  @Test func theSectionsOfAnInsetListAreCards() {
    let fixture = ListFixture(.insetGrouped, sections: [["A", "B", "C"], ["D"]])
    #expect(fixture.frame(0) == CGRect(x: 16, y: 35, width: 288, height: 44))
    #expect(fixture.cell(0)?.layer.cornerRadius == 10)
    #expect(
      fixture.cell(0)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(fixture.cell(1)?.layer.cornerRadius == 0)
    #expect(
      fixture.cell(2)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(fixture.cell(2)?.thinLines == [], "no separator below the last row")
    #expect(fixture.cell(0, section: 1)?.layer.maskedCorners.rawValue == 15)
    #expect(fixture.frame(0, section: 1).minY == 202, "35, three rows of 44, and 35")
  }

  @Test func theCornersFollowInsertionsAndDeletions() {
    let fixture = ListFixture(.insetGrouped, sections: [["A", "B"]])
    var snapshot = fixture.source.snapshot()
    snapshot.insertItems(["0"], beforeItem: "A")
    snapshot.deleteItems(["B"])
    fixture.source.apply(snapshot)
    fixture.simulator.settle()
    #expect(fixture.words == ["0", "A"])
    #expect(
      fixture.cell(0)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(
      fixture.cell(1)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  @Test func aSidebarHasNoSeparators() {
    let fixture = ListFixture(.sidebar)
    #expect(fixture.cell(0)?.thinLines == [])
    #expect(fixture.frame(0).width == 304, "8 points at each side")
  }

  @Test(arguments: [
    (UICollectionLayoutListConfiguration.Appearance.plain, UIColor.systemBackground),
    (.grouped, .systemGroupedBackground), (.insetGrouped, .systemGroupedBackground),
    (.sidebar, .secondarySystemBackground),
  ])
  func theColourOfTheAppearanceIsBehindTheRows(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ color: UIColor
  ) {
    let fixture = ListFixture(appearance)
    let back = fixture.list.subviews.first
    #expect(back?.backgroundColor == color)
    #expect(back?.frame == fixture.list.bounds)
  }

  @Test func cellsThatAreMadeLaterAreInFrontOfTheBackground() {
    let fixture = ListFixture(sections: [(0..<40).map { "Row \($0)" }])
    fixture.list.contentOffset.y = 600
    fixture.simulator.settle()
    #expect(fixture.list.subviews.first.map { $0 is UICollectionViewCell } == false)
    #expect(
      fixture.list.subviews.first?.frame
        == fixture.list.bounds.union(
          .init(
            x: 0, y: 0, width: 320, height: 1760)))
  }

  @Test func aClearBackgroundLetsTheCollectionsOwnThrough() {
    let fixture = ListFixture(.insetGrouped, change: { list, _ in list.backgroundColor = .clear })
    #expect(!fixture.list.subviews.contains { $0.backgroundColor == .systemGroupedBackground })
  }

  // MARK: Headers and footers

  @Test func headersAndFootersAreViewsOfTheirKinds() {
    let fixture = ListFixture(.insetGrouped, sections: [["A"], ["B"]]) { list, _ in
      (list.headerMode, list.footerMode) = (.supplementary, .supplementary)
    }
    #expect(fixture.header(0)?.firstLabel?.text == "HEADER 0", "in capital letters")
    #expect(fixture.footer(0)?.firstLabel?.text == "Footer 0")
    #expect(fixture.header(0)?.frame.minX == 16)
    #expect(fixture.header(0)?.frame.minY == 27.5, "10 points, and 17.5 above the first")
    #expect(fixture.frame(0).minY == fixture.header(0)?.frame.maxY)
    #expect(fixture.frame(0).minY == 55.5, "as in a table: 17.5, 16, a line of 16, and 6")
    #expect(fixture.footer(0)?.frame.minY == fixture.frame(0).maxY)
    #expect(fixture.header(0)?.layer.cornerRadius == 0)
    #expect(fixture.cell(0)?.layer.cornerRadius == 10)
  }

  @Test func theHeaderOfAPlainListStaysAtTheEdge() {
    let fixture = ListFixture(sections: (0..<3).map { s in (0..<12).map { "\(s) \($0)" } }) {
      list, _ in list.headerMode = .supplementary
    }
    #expect(fixture.header(0)?.frame.minY == 22)
    fixture.list.contentOffset.y = 100
    fixture.list.layoutIfNeeded()
    #expect(fixture.header(0)?.frame.minY == 100)
    fixture.list.contentOffset.y = 22 + 12 * 44
    fixture.list.layoutIfNeeded()
    let end = (fixture.header(0)?.frame.maxY ?? 0)
    #expect(end <= 22 + 12 * 44 + (fixture.header(0)?.frame.height ?? 0))
  }

  @Test func aFirstItemIsTheHeader() {
    let fixture = ListFixture(.insetGrouped, sections: [["A", "B", "C"]]) { list, _ in
      list.headerMode = .firstItemInSection
    }
    #expect(fixture.cell(0)?.firstLabel?.text == "A")
    #expect(fixture.cell(0)?.firstLabel?.font.pointSize == 13)
    #expect(fixture.cell(0)?.layer.cornerRadius == 0)
    #expect(
      fixture.cell(1)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(fixture.cell(1)?.firstLabel?.font.pointSize == 17)
  }

  @Test func theTopPaddingOfHeadersCanBeChosen() {
    let fixture = ListFixture { list, _ in
      list.headerMode = .supplementary
      list.headerTopPadding = 5
    }
    #expect(fixture.header(0)?.frame.minY == 5)
  }

  // MARK: Separators

  @Test func theHandlerGivesTheSeparatorsOfEachRow() {
    let fixture = ListFixture { list, _ in
      list.itemSeparatorHandler = { path, separator in
        var result = separator
        switch path.item {
        case 0: result.bottomSeparatorVisibility = .hidden
        case 1:
          result.topSeparatorVisibility = .visible
          result.topSeparatorInsets = NSDirectionalEdgeInsets(
            top: 0, leading: 30, bottom: 0, trailing: 40)
          result.color = .red
        default: break
        }
        return result
      }
    }
    #expect(fixture.cell(0)?.thinLines == [])
    #expect(
      fixture.cell(1)?.thinLines == [
        CGRect(x: 30, y: 0, width: 250, height: 0.5),
        CGRect(x: 16, y: 43.5, width: 304, height: 0.5),
      ])
    let line = fixture.cell(1)?.subviews.first { $0.frame.minX == 30 && !$0.isHidden }
    #expect(line?.backgroundColor == .red)
  }

  @Test func aListWithoutSeparatorsHasNone() {
    let fixture = ListFixture { list, _ in list.showsSeparators = false }
    #expect(fixture.cell(0)?.thinLines == [])
  }

  @Test func theProgramPlacesSeparatorsByTheirGuide() {
    let fixture = ListFixture(configure: { cell, _ in
      cell.separatorLayoutGuide.leadingAnchor.constraint(
        equalTo: cell.leadingAnchor, constant: 60
      ).isActive = true
    })
    #expect(
      fixture.cell(0)?.thinLines == [CGRect(x: 60, y: 43.5, width: 260, height: 0.5)])
  }

  @Test func aPressedRowHasNoSeparatorAndAGreyBackground() {
    let fixture = ListFixture()
    fixture.simulator.touchDown(at: fixture.point(1, x: 100))
    fixture.simulator.settle()
    #expect(fixture.cell(1)?.thinLines == [])
    #expect(fixture.cell(1)?.subviews.first?.backgroundColor == .systemGray4)
    #expect(fixture.cell(0)?.subviews.first?.backgroundColor == .systemBackground)
  }

  // MARK: Mixed layouts

  @Test func aListMayBeOneSectionAmongOthers() {
    let layout = UICollectionViewCompositionalLayout { section, environment in
      section == 0
        ? Layout.grid
        : .list(
          using: UICollectionLayoutListConfiguration(appearance: .insetGrouped),
          layoutEnvironment: environment)
    }
    let fixture = ListFixture(sections: [["A", "B"], ["C", "D"]])
    fixture.list.setCollectionViewLayout(layout, animated: false)
    fixture.simulator.settle()
    #expect(fixture.frame(1) == CGRect(x: 80, y: 0, width: 80, height: 60))
    #expect(fixture.frame(0, section: 1) == CGRect(x: 16, y: 77.5, width: 288, height: 44))
    #expect(fixture.cell(0, section: 1)?.layer.cornerRadius == 10)
    #expect(fixture.cell(0, section: 0)?.layer.cornerRadius == 0)
  }

  @Test func aLongListLaysOutOnlyWhatIsVisible() {
    let fixture = ListFixture(sections: [(0..<5000).map { "Row \($0)" }])
    #expect(fixture.list.visibleCells.count <= 12)
    #expect(fixture.list.contentSize.height == 220_000)
    fixture.list.scrollToItem(at: IndexPath(item: 4000, section: 0), at: .top, animated: false)
    #expect(fixture.words.first == "Row 4000")
  }
}

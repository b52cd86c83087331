import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Cells that are as high as their content, while that changes.
@MainActor
struct ContentSizeChangeTests {
  private struct Block: UIContentConfiguration {
    var height: CGFloat
    func makeContentView() -> any UIView & UIContentView { BlockView(self) }
    func updated(for state: any UIConfigurationState) -> Block { self }
  }

  private final class BlockView: UIView, UIContentView {
    private var block: Block
    init(_ block: Block) {
      self.block = block
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    var configuration: any UIContentConfiguration {
      get { block }
      set { if let new = newValue as? Block { block = new } }
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: block.height)
    }
  }

  private final class BlockRow: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentConfiguration = Block(height: 60)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class BlockItem: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentConfiguration = Block(height: 60)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// As high as it is set.
  private final class PlainRow: UITableViewCell {
    var height: CGFloat = 60
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: height)
    }
  }

  private func table(_ type: UITableViewCell.Type) -> TableFixture {
    TableFixture(count: 3) {
      $0.register(type, forCellReuseIdentifier: "cell")
      $0.rowHeight = UITableView.automaticDimension
    }
  }

  /// Three items as wide as the screen, of an estimated height.
  private func collection() -> CollectionFixture {
    let size = Layout.size(.fractionalWidth(1), .estimated(50))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let fixture = CollectionFixture(
      [[]],
      layout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    fixture.collection.register(BlockItem.self, forCellWithReuseIdentifier: "cell")
    fixture.items = [["a", "b", "c"]]
    fixture.collection.reloadData()
    fixture.simulator.settle()
    return fixture
  }

  @Test func aRowFollowsANewContentConfiguration() throws {
    let fixture = table(BlockRow.self)
    let cell = try #require(fixture.cell(1))
    #expect(cell.frame == CGRect(x: 0, y: 60, width: 390, height: 60))
    for height: CGFloat in [100, 60, 80] {
      cell.contentConfiguration = Block(height: height)
      fixture.simulator.settle()
      #expect(cell.frame == CGRect(x: 0, y: 60, width: 390, height: height))
      #expect(fixture.cell(2)?.frame.minY == 60 + height)
      #expect(fixture.table.contentSize.height == 120 + height)
    }
  }

  @Test func aRowCanGrowWhileItIsSelected() throws {
    let fixture = table(BlockRow.self)
    let cell = try #require(fixture.cell(1))
    cell.configurationUpdateHandler = { cell, state in
      cell.contentConfiguration = Block(height: state.isSelected ? 100 : 60)
    }
    fixture.tap(1)
    #expect(cell.frame.height == 100)
    fixture.tap(0)
    #expect(cell.frame.height == 60 && fixture.cell(2)?.frame.minY == 120)
  }

  @Test func aRowIsMeasuredAgainWhenItsSizeIsInvalidated() throws {
    let fixture = table(PlainRow.self)
    let cell = try #require(fixture.cell(0) as? PlainRow)
    cell.height = 90
    cell.invalidateIntrinsicContentSize()
    fixture.simulator.settle()
    #expect(cell.frame.height == 90 && fixture.cell(1)?.frame.minY == 90)
  }

  @Test func anItemFollowsANewContentConfiguration() throws {
    let fixture = collection()
    let path = fixture.path(1)
    let cell = try #require(fixture.collection.cellForItem(at: path))
    #expect(cell.frame == CGRect(x: 0, y: 60, width: 320, height: 60))
    let warnings = Diagnostics.collecting {
      for height: CGFloat in [100, 60, 100, 60, 100, 70] {
        cell.contentConfiguration = Block(height: height)
        fixture.simulator.settle()
        #expect(cell.frame == CGRect(x: 0, y: 60, width: 320, height: height))
        #expect(fixture.frame(2)?.minY == 60 + height)
      }
    }
    #expect(warnings.isEmpty, "it does not count as a cell that changes its mind")
  }
}

import CoreGraphics
import Testing
import UIKitSimulator

import UIKit

@MainActor
struct TableFileTests {
  /// A cell with a label, which is its `textLabel`.
  private static func cell(
    _ id: String, text: String, identifier: String? = nil, class type: String? = nil,
    attributes: String = "", _ connections: String = ""
  ) -> String {
    let reuse = identifier.map { "reuseIdentifier=\"\($0)\"" } ?? ""
    return """
      <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="default" \
      indentationWidth="10" \(reuse) textLabel="\(id)-t" style="IBUITableViewCellStyleDefault" \
      \(attributes) id="\(id)"\(StoryboardText.custom(type))>
      <rect key="frame" x="0.0" y="28" width="320" height="44"/>
      <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" \
      multipleTouchEnabled="YES" contentMode="center" tableViewCell="\(id)" id="\(id)-c">
      <rect key="frame" x="0.0" y="0.0" width="320" height="43.5"/>
      <subviews>
      <label opaque="NO" multipleTouchEnabled="YES" contentMode="left" text="\(text)" \
      lineBreakMode="tailTruncation" id="\(id)-t">
      <rect key="frame" x="16" y="0.0" width="288" height="43.5"/>
      </label>
      </subviews>
      </tableViewCellContentView>
      <connections>\(connections)</connections>
      </tableViewCell>
      """
  }

  private static func scene(
    _ id: String, class type: String, mode: String, _ content: String, style: String = "plain",
    _ connections: String = ""
  ) -> String {
    """
    <scene sceneID="\(id)-scene"><objects>
    <tableViewController storyboardIdentifier="\(id)" id="\(id)" \
    clearsSelectionOnViewWillAppear="YES"\(StoryboardText.custom(type)) \
    sceneMemberID="viewController">
    <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" \
    alwaysBounceVertical="YES" dataMode="\(mode)" style="\(style)" separatorStyle="default" \
    rowHeight="44" sectionHeaderHeight="28" sectionFooterHeight="28" id="\(id)-table">
    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    \(content)
    <connections>
    <outlet property="dataSource" destination="\(id)" id="\(id)-o1"/>
    <outlet property="delegate" destination="\(id)" id="\(id)-o2"/>
    </connections>
    </tableView>
    <connections>\(connections)</connections>
    </tableViewController>
    </objects></scene>
    """
  }

  private func storyboard() throws -> UIStoryboard {
    try StoryboardText.storyboard(
      StoryboardText.container("navigationController", "stack", [("rootViewController", "list")]),
      Self.scene(
        "list", class: "SegueListPage", mode: "prototypes",
        "<prototypes>"
          + Self.cell(
            "p", text: "Title", identifier: "row", class: "SegueListCell",
            attributes: "accessoryType=\"detailDisclosureButton\"",
            """
            <outlet property="caption" destination="p-t" id="po"/>
            <segue destination="b" kind="show" identifier="row" id="ps"/>
            <segue destination="c" kind="presentation" identifier="more" \
            trigger="accessoryAction" id="pa"/>
            """) + "</prototypes>"),
      Self.scene(
        "settings", class: "SegueSettingsPage", mode: "static",
        "<sections><tableViewSection headerTitle=\"First\" id=\"s1\"><cells>"
          + Self.cell("s1a", text: "One")
          + Self.cell(
            "s1b", text: "Two", attributes: "rowHeight=\"80\"",
            "<segue destination=\"b\" kind=\"presentation\" identifier=\"two\" id=\"ss\"/>")
          + "</cells></tableViewSection><tableViewSection footerTitle=\"End\" id=\"s2\"><cells>"
          + Self.cell("s2a", text: "Three") + "</cells></tableViewSection></sections>",
        style: "grouped", "<outlet property=\"one\" destination=\"s1a-t\" id=\"so\"/>"),
      StoryboardText.scene("b", class: "SegueB"), StoryboardText.scene("c", class: "SegueC"))
  }

  @Test func eachDequeueMakesACellOfThePrototype() throws {
    let warnings = try Diagnostics.collecting {
      let list: SegueListPage = try storyboard().instantiateViewController(identifier: "list")
      let simulator = Simulator(scale: 1, root: list)
      simulator.settle()
      let cells = list.tableView.visibleCells.compactMap { $0 as? SegueListCell }
      #expect(cells.count == 19 || cells.count == 20)
      #expect(cells.map { $0.caption?.text } == cells.indices.map { "Row \($0)" })
      #expect(cells[0].caption === cells[0].textLabel && cells[0].wakes == 1)
      #expect(cells[0].accessoryType == .detailDisclosureButton)
      #expect(list.tableView.rowHeight == 44 && list.tableView.style == .plain)
    }
    #expect(warnings.isEmpty)
  }

  @Test func theSegueOfARowComesBeforeItsSelectionIsReported() throws {
    let stack: UINavigationController = try storyboard().instantiateViewController(
      identifier: "stack")
    let list = try #require(stack.topViewController as? SegueListPage)
    let simulator = Simulator(scale: 1, root: stack)
    simulator.settle()
    let y = list.tableView.convert(
      list.tableView.rectForRow(at: IndexPath(row: 3, section: 0)), to: nil
    ).midY
    let calls = SegueLog.during {
      simulator.tap(at: CGPoint(x: 80, y: y))
      simulator.settle()
    }
    #expect(
      calls.prefix(7) == [
        "ListPage tableView", "ListPage tableView", "ListPage tableView", "ListPage tableView",
        "ListPage shouldPerformSegue", "ListPage prepare", "B willMove",
      ])
    #expect(calls.contains("ListPage tableView") && list.selections == ["prepared 3", "did 3"])
    #expect((list.sender as? SegueListCell)?.caption?.text == "Row 3")
    #expect(stack.topViewController is SegueB)
    // On the way back the row is deselected alongside the transition; a cancelled gesture selects
    // it again.
    #expect(list.tableView.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 3, section: 0)))
    simulator.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 160, y: 400), duration: 0.3)
    let opacity = cell.subviews.first?.layer.presentation()?.opacity ?? 0
    #expect(opacity > 0.3 && opacity < 0.8)
    simulator.touchMove(to: CGPoint(x: 20, y: 400))
    simulator.advance(by: 0.2)
    simulator.touchUp(at: CGPoint(x: 20, y: 400))
    simulator.settle()
    #expect(stack.topViewController is SegueB)
    #expect(list.tableView.indexPathForSelectedRow != nil && cell.isSelected)
    stack.popViewController(animated: true)
    simulator.settle()
    #expect(list.tableView.indexPathForSelectedRow == nil && !cell.isSelected)
  }

  @Test func aVetoKeepsTheSegueButNotTheSelection() throws {
    let list: SegueListPage = try storyboard().instantiateViewController(identifier: "list")
    let simulator = Simulator(scale: 1, root: list)
    simulator.settle()
    list.allows = false
    simulator.tap(at: CGPoint(x: 80, y: 66))
    simulator.settle()
    #expect(list.selections == ["did 1"] && list.presentedViewController == nil)
    list.allows = true
    // The button at the right has a segue of its own.
    simulator.tap(at: CGPoint(x: 390 - 16 - 8 - 10 - 11, y: 110))
    simulator.settle()
    #expect(list.presentedViewController is SegueC && list.selections.last == "prepared 2")
  }

  @Test func staticCellsAreThereWithOutletsAndSegues() throws {
    let page: SegueSettingsPage = try storyboard().instantiateViewController(
      identifier: "settings")
    let simulator = Simulator(scale: 1, root: page)
    simulator.settle()
    #expect(page.one?.text == "One" && page.tableView.numberOfSections == 2)
    #expect(page.tableView.visibleCells.map { $0.textLabel?.text } == ["One", "Two", "Three"])
    #expect(page.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 80)
    #expect(page.tableView.headerView(forSection: 0)?.textLabel?.text == "FIRST")
    // The overrides of the class take precedence.
    #expect(page.tableView.footerView(forSection: 1)?.textLabel?.text == "Overridden")
    let two = try #require(page.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    let place = two.convert(CGPoint(x: 50, y: 40), to: nil)
    simulator.tap(at: place)
    simulator.settle()
    #expect(page.presentedViewController is SegueB)
  }
}

/// A list whose rows use a prototype cell.
final class SegueListPage: UITableViewController {
  var allows = true
  private(set) var selections: [String] = []
  private(set) var sender: Any?

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    50
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? SegueListCell)?.caption?.text = "Row \(indexPath.row)"
    return cell
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    allows
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    self.sender = sender
    let path = (sender as? UITableViewCell).flatMap(tableView.indexPath)
    selections.append("prepared \(path?.row ?? -1)")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selections.append("did \(indexPath.row)")
  }
}

final class SegueListCell: UITableViewCell {
  @Outlet var caption: UILabel!
  private(set) var wakes = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    wakes += 1
  }
}

final class SegueSettingsPage: UITableViewController {
  @Outlet var one: UILabel!

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    section == 1 ? "Overridden" : super.tableView(tableView, titleForFooterInSection: section)
  }
}

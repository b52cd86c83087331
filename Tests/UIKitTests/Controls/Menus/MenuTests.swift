import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Menus of buttons, of views and of rows: how they open, what is chosen, and how they close.
@MainActor
struct MenuTests {
  private final class Page: UIViewController, UIContextMenuInteractionDelegate,
    UITableViewDataSource, UITableViewDelegate
  {
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    let box = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 60))
    let table = UITableView(frame: CGRect(x: 0, y: 400, width: 390, height: 400))
    var calls: [String] = []
    var attributes: UIMenuElement.Attributes = []
    var previewed: UIViewController?
    var hasMenu = true

    func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
      UIAction(title: title, attributes: attributes) { [unowned self] in calls.append($0.title) }
    }

    var menu: UIMenu {
      UIMenu(children: [
        action("One"), action("Two", attributes),
        UIMenu(title: "More", children: [action("Three"), action("Four")]),
      ])
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      button.menu = menu
      button.showsMenuAsPrimaryAction = true
      box.addInteraction(UIContextMenuInteraction(delegate: self))
      (table.dataSource, table.delegate) = (self, self)
      for part in [button, box, table] { view.addSubview(part) }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard hasMenu else { return nil }
      calls.append("configuration \(Int(location.x)) \(Int(location.y))")
      return UIContextMenuConfiguration(previewProvider: { [unowned self] in self.previewed }) {
        [unowned self] suggested in
        #expect(suggested.isEmpty)
        return menu
      }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      calls.append("willDisplay")
      animator?.addCompletion { [unowned self] in calls.append("displayed") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      calls.append("willEnd")
      animator?.addCompletion { [unowned self] in calls.append("ended") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      calls.append("commit \(animator.previewViewController === previewed)")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls.append("row \(indexPath.row)")
      return indexPath.row == 0
        ? nil : UIContextMenuConfiguration(actionProvider: { [unowned self] _ in menu })
    }
  }

  /// The middle of a row of the button's menu, which begins 8 points below the button.
  private func row(_ index: Int) -> CGPoint { CGPoint(x: 100, y: 148 + 22 + 44 * CGFloat(index)) }
  private let onButton = CGPoint(x: 60, y: 120)
  private let onBox = CGPoint(x: 60, y: 230)

  private func isOpen(_ simulator: Simulator) -> Bool { simulator.window.keyReceiver != nil }

  @Test func aPressOpensTheMenuAndATapChooses() {
    let page = Page()
    let simulator = Simulator(root: page)
    simulator.tap(at: onButton)
    simulator.settle()
    #expect(isOpen(simulator) && page.calls.isEmpty)
    simulator.tap(at: row(1))
    simulator.settle()
    #expect(!isOpen(simulator) && page.calls == ["Two"])
  }

  @Test func aDragFromTheButtonChoosesTheRowWhereItEnds() {
    let page = Page()
    let simulator = Simulator(root: page)
    simulator.touchDown(at: onButton)
    simulator.settle()
    simulator.touchMove(to: row(0))
    simulator.touchUp(at: row(0))
    simulator.settle()
    #expect(!isOpen(simulator) && page.calls == ["One"])
  }

  @Test func aTapOutsideClosesWithoutAChoice() {
    let page = Page()
    let simulator = Simulator(root: page)
    simulator.tap(at: onButton)
    simulator.settle()
    simulator.tap(at: CGPoint(x: 380, y: 830))
    simulator.settle()
    #expect(!isOpen(simulator) && page.calls.isEmpty)
  }

  @Test func anotherSizeOfTheWindowClosesIt() {
    let page = Page()
    let simulator = Simulator(root: page)
    simulator.touchDown(at: onBox)
    simulator.advance(by: 0.6)
    simulator.touchUp(at: onBox)
    simulator.settle()
    #expect(isOpen(simulator))
    page.calls = []
    simulator.resize(to: CGSize(width: 844, height: 390))
    simulator.settle()
    #expect(!isOpen(simulator) && page.calls == ["willEnd", "ended"] && page.box.alpha == 1)
  }

  @Test func aDisabledRowIsNotChosen() {
    let page = Page()
    page.attributes = .disabled
    let simulator = Simulator(root: page)
    simulator.tap(at: onButton)
    simulator.settle()
    simulator.tap(at: row(1))
    simulator.settle()
    #expect(isOpen(simulator) && page.calls.isEmpty)
  }

  @Test func aHiddenRowTakesNoPlace() {
    let page = Page()
    page.attributes = .hidden
    let simulator = Simulator(root: page)
    simulator.tap(at: onButton)
    simulator.settle()
    // The second row is the submenu, whose title is then the first of its rows.
    simulator.tap(at: row(1))
    simulator.settle()
    simulator.tap(at: row(2))
    simulator.settle()
    #expect(page.calls == ["Four"])
  }

  @Test func aMenuStaysWhereTheActionKeepsIt() {
    let page = Page()
    page.attributes = .keepsMenuPresented
    let simulator = Simulator(root: page)
    simulator.tap(at: onButton)
    simulator.settle()
    simulator.tap(at: row(1))
    simulator.settle()
    #expect(isOpen(simulator) && page.calls == ["Two"])
  }

  @Test func keysMoveChooseAndClose() {
    let page = Page()
    let simulator = Simulator(root: page)
    simulator.tap(at: onButton)
    simulator.settle()
    for _ in 0..<3 { simulator.press("Down") }
    simulator.press("Right")
    simulator.settle()
    simulator.press("Down")
    simulator.press("Down")
    simulator.press("Return")
    simulator.settle()
    #expect(page.calls == ["Three"] && !isOpen(simulator))
    simulator.tap(at: onButton)
    simulator.settle()
    simulator.press("Escape")
    simulator.settle()
    #expect(!isOpen(simulator))
  }

  @Test func aLongPressOpensTheMenuOfAView() {
    let page = Page()
    let simulator = Simulator(root: page)
    simulator.touchDown(at: onBox)
    simulator.advance(by: 0.45)
    #expect(!isOpen(simulator))
    simulator.advance(by: 0.1)
    #expect(isOpen(simulator))
    simulator.settle()
    simulator.touchUp(at: onBox)
    #expect(page.calls == ["configuration 40 30", "willDisplay", "displayed"])
    #expect(page.box.alpha == 0)
    page.calls = []
    simulator.tap(at: CGPoint(x: 380, y: 830))
    simulator.settle()
    #expect(page.calls == ["willEnd", "ended"] && page.box.alpha == 1)
  }

  @Test func theRightButtonOpensTheMenuAtOnce() {
    let page = Page()
    let simulator = Simulator(root: page)
    simulator.secondaryClick(at: onBox)
    simulator.settle()
    #expect(isOpen(simulator) && page.calls.first == "configuration 40 30")
    page.hasMenu = false
    simulator.press("Escape")
    simulator.settle()
    page.calls = []
    simulator.secondaryClick(at: onBox)
    #expect(!isOpen(simulator) && page.calls.isEmpty)
  }

  @Test func aTapOnThePreviewCommits() {
    let page = Page()
    let previewed = UIViewController()
    previewed.preferredContentSize = CGSize(width: 200, height: 100)
    page.previewed = previewed
    let simulator = Simulator(root: page)
    simulator.secondaryClick(at: onBox)
    simulator.settle()
    #expect(previewed.view.bounds.size == CGSize(width: 200, height: 100))
    let middle = previewed.view.convert(CGPoint(x: 100, y: 50), to: nil)
    page.calls = []
    simulator.tap(at: middle)
    simulator.settle()
    #expect(page.calls == ["commit true", "willEnd", "ended"] && !isOpen(simulator))
  }

  @Test func rowsOfTablesHaveMenus() {
    let page = Page()
    let simulator = Simulator(root: page)
    let second = CGPoint(x: 200, y: 400 + 44 + 22)
    simulator.touchDown(at: second)
    simulator.advance(by: 0.6)
    #expect(isOpen(simulator))
    simulator.touchUp(at: second)
    simulator.press("Escape")
    simulator.settle()
    // The press has not selected the row.
    #expect(page.calls == ["row 1"])
    page.calls = []
    let first = CGPoint(x: 200, y: 422)
    simulator.touchDown(at: first)
    simulator.advance(by: 0.6)
    simulator.touchUp(at: first)
    simulator.settle()
    #expect(page.calls == ["row 0", "select 0"] && !isOpen(simulator))
  }

  @Test func oneActionOfASelectionIsMarked() {
    let page = Page()
    let simulator = Simulator(root: page)
    let actions = ["A", "B"].map { page.action($0) }
    actions[0].state = .on
    page.button.menu = UIMenu(options: .singleSelection, children: actions)
    simulator.tap(at: onButton)
    simulator.settle()
    simulator.tap(at: row(1))
    simulator.settle()
    #expect(actions.map(\.state) == [.off, .on])
    #expect(page.button.menu?.selectedElements == [actions[1]])
  }

  @Test func deferredElementsAreSuppliedWhenTheMenuOpens() {
    let page = Page()
    let simulator = Simulator(root: page)
    var asked = 0
    page.button.menu = UIMenu(children: [
      UIDeferredMenuElement { [unowned page] supply in
        asked += 1
        supply([page.action("Late")])
      }
    ])
    #expect(asked == 0)
    for _ in 0..<2 {
      simulator.tap(at: onButton)
      simulator.settle()
      simulator.tap(at: row(0))
      simulator.settle()
    }
    #expect(asked == 1 && page.calls == ["Late", "Late"])
  }

  @Test func aBarButtonOpensItsMenu() {
    let page = Page()
    let simulator = Simulator(root: UINavigationController(rootViewController: page))
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Menu", menu: page.menu)
    simulator.settle()
    simulator.tap(at: CGPoint(x: 360, y: 22))
    simulator.settle()
    #expect(isOpen(simulator))
    simulator.press("Down")
    simulator.press("Return")
    simulator.settle()
    #expect(page.calls == ["One"])
  }

  @Test func aMenuWhoseWindowGoesAwayLeavesNothingBehind() {
    let page = Page()
    let simulator = Simulator(root: page)
    simulator.secondaryClick(at: onBox)
    simulator.settle()
    simulator.window.subviews.last?.removeFromSuperview()
    #expect(page.box.alpha == 1 && !isOpen(simulator))
    simulator.secondaryClick(at: onBox)
    simulator.settle()
    #expect(isOpen(simulator))
  }
}

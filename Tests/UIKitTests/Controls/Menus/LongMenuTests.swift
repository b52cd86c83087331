import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// A menu with more rows than the window has room for: 40 of 44 points.
@MainActor
struct LongMenuTests {
  private final class Page: UIViewController {
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    var chosen: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      button.menu = UIMenu(
        children: (0..<40).map { index in
          UIAction(title: "\(index)") { [unowned self] in chosen.append($0.title) }
        })
      button.showsMenuAsPrimaryAction = true
      view.addSubview(button)
    }
  }

  /// In the row that is 44 points high at the top of the menu, 8 points below the button, or at
  /// the same place after the rows have moved.
  private let inFirstRow = CGPoint(x: 100, y: 148 + 32)

  private func openMenu() -> (Page, Simulator) {
    let page = Page()
    let simulator = Simulator(root: page)
    simulator.tap(at: CGPoint(x: 60, y: 120))
    simulator.settle()
    return (page, simulator)
  }

  @Test func aDragScrollsTheRowsAndChoosesNone() {
    let (page, simulator) = openMenu()
    simulator.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
    simulator.touchUp(at: CGPoint(x: 100, y: 300))
    simulator.settle()
    #expect(page.chosen == [] && simulator.window.keyReceiver != nil)
    simulator.tap(at: inFirstRow)
    simulator.settle()
    // 232 points below the first row's top.
    #expect(page.chosen == ["5"] && simulator.window.keyReceiver == nil)
  }

  @Test func theWheelScrollsTheRows() {
    let (page, simulator) = openMenu()
    simulator.scroll(by: CGVector(dx: 0, dy: -80), at: CGPoint(x: 100, y: 300))
    simulator.settle()
    #expect(simulator.window.keyReceiver != nil)
    simulator.tap(at: inFirstRow)
    simulator.settle()
    // 112 points below the first row's top.
    #expect(page.chosen == ["2"])
  }
}

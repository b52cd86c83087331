import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Toggle buttons and pop-up buttons, and what their configurations show, as Apple documents them.
@MainActor
struct ButtonSelectionTests {
  @MainActor private final class Calls {
    var names: [String] = []

    func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
      UIAction(title: title, attributes: attributes) { [unowned self] in names.append($0.title) }
    }
  }

  private func page(_ button: UIButton) -> ControlPage<UIButton> {
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    return ControlPage(button, at: CGPoint(x: 20, y: 100))
  }

  /// The middle of a row of the button's menu, which begins 8 points below the button.
  private func row(_ index: Int) -> CGPoint { CGPoint(x: 100, y: 148 + 22 + 44 * CGFloat(index)) }

  // MARK: Toggles

  @Test func aPressTurnsAToggleOverBeforeItsActions() {
    let page = page(UIButton(type: .system))
    page.note(.touchUpInside) { "up \($0.isSelected)" }
    page.note(.primaryActionTriggered) { "primary \($0.isSelected)" }
    page.tap(50)
    #expect(page.events == ["up false", "primary false"] && !page.control.isSelected)
    page.control.changesSelectionAsPrimaryAction = true
    page.tap(50)
    #expect(page.events.suffix(2) == ["up true", "primary true"] && page.control.isSelected)
    page.tabTo()
    page.simulator.press("Space")
    #expect(!page.control.isSelected, "a key presses it, too")
    page.simulator.touchDown(at: CGPoint(x: 60, y: 120))
    page.simulator.touchCancel()
    #expect(!page.control.isSelected)
  }

  @Test func aToggleWithAMenuOpensItByALongPressOnly() {
    let calls = Calls()
    let page = page(UIButton(type: .system))
    page.control.setTitle("Title", for: .normal)
    page.control.menu = UIMenu(children: [calls.action("One")])
    page.control.changesSelectionAsPrimaryAction = true
    page.tap(50)
    #expect(page.control.isSelected && !page.control.isHeld)
    #expect(page.control.currentTitle == "Title")
    page.simulator.touchDown(at: CGPoint(x: 60, y: 120))
    page.simulator.advance(by: 0.6)
    #expect(page.control.isHeld)
    page.simulator.touchCancel()
  }

  @Test(arguments: [0, 1, 2, 3])
  func aSelectedButtonLooksDifferent(style: Int) throws {
    let styles: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled()]
    var configuration = styles[style]
    configuration.background.cornerRadius = 0
    configuration.cornerStyle = .fixed
    let page = page(UIButton(configuration: configuration))
    func color() throws -> UInt32 {
      page.simulator.settle()
      return try #require(page.simulator.snapshot()).pixel(x: 60, y: 120)
    }
    let before = try color()
    page.control.isSelected = true
    #expect(try color() != before)
    page.control.isSelected = false
    #expect(try color() == before)
  }

  // MARK: Pop-up buttons

  private func popUp(_ calls: Calls) -> UIButton {
    let button = UIButton(configuration: .gray())
    button.menu = UIMenu(children: [
      calls.action("Hidden", .hidden), calls.action("One"), calls.action("Two"),
      UIMenu(options: .displayInline, children: [calls.action("Three")]),
    ])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    return button
  }

  @Test func theTitleIsThatOfTheChosenElement() throws {
    let calls = Calls()
    let page = page(popUp(calls))
    let button = page.control
    #expect(button.currentTitle == "One" && button.configuration?.title == "One")
    #expect(button.menu?.selectedElements.map(\.title) == ["One"])
    page.tap(50)
    page.simulator.settle()
    #expect(button.isHeld && !button.isSelected)
    page.simulator.tap(at: row(1))
    page.simulator.settle()
    #expect(!button.isHeld && calls.names == ["Two"])
    #expect(button.titleLabel?.text == "Two" && button.configuration?.title == "Two")
    #expect(button.menu?.selectedElements.map(\.title) == ["Two"])
    // The right button of the mouse opens it, too; 8 points are between the sections.
    page.simulator.secondaryClick(at: CGPoint(x: 60, y: 120))
    page.simulator.settle()
    #expect(button.isHeld)
    let section = row(2)
    page.simulator.tap(at: CGPoint(x: section.x, y: section.y + 8))
    page.simulator.settle()
    #expect(button.currentTitle == "Three" && calls.names == ["Two", "Three"])
    #expect(button.menu?.selectedElements.map(\.title) == ["Three"])
  }

  @Test func whatIsSelectedAtFirstIsShown() {
    let calls = Calls()
    let button = popUp(calls)
    let (first, second) = (calls.action("A"), calls.action("B"))
    second.state = .on
    button.menu = UIMenu(children: [first, second])
    #expect(button.currentTitle == "B" && first.state == .off)
    second.state = .on
    first.state = .on
    button.menu = UIMenu(children: [second, first])
    #expect(button.currentTitle == "B" && first.state == .off, "one of them")
    button.menu = UIMenu()
    #expect(button.currentTitle == "B")
    button.changesSelectionAsPrimaryAction = false
    button.menu = UIMenu(children: [first])
    #expect(button.currentTitle == "B", "a menu of a pull-down button leaves the title")
  }

  @Test func aPullDownButtonKeepsItsTitle() {
    let calls = Calls()
    let page = page(popUp(calls))
    page.control.changesSelectionAsPrimaryAction = false
    page.control.setTitle("Menu", for: .normal)
    page.tap(50)
    page.simulator.settle()
    page.simulator.tap(at: row(1))
    page.simulator.settle()
    #expect(page.control.currentTitle == "Menu" && calls.names == ["Two"])
  }

  // MARK: Configurations

  private func arrows(_ button: UIButton) -> UIImageView? {
    button.layoutIfNeeded()
    return button.subviews.compactMap { $0 as? UIImageView }.first {
      !$0.isHidden && $0 !== button.imageView && $0.image != nil
    }
  }

  @Test func aPopUpButtonHasArrowsAfterItsTitle() throws {
    let button = popUp(Calls())
    button.sizeToFit()
    let width = button.bounds.width
    let title = try #require(button.titleLabel)
    let shown = try #require(arrows(button))
    #expect(shown.frame.minX > title.frame.maxX && shown.frame.maxX <= width - 13)
    #expect(abs(shown.frame.midY - button.bounds.midY) <= 1)
    button.configuration?.indicator = .none
    button.sizeToFit()
    #expect(arrows(button) == nil && button.bounds.width < width)
    button.configuration?.indicator = .automatic
    button.showsMenuAsPrimaryAction = false
    #expect(arrows(button) == nil)
    button.configuration?.indicator = .popup
    button.semanticContentAttribute = .forceRightToLeft
    button.sizeToFit()
    button.setNeedsLayout()
    let mirrored = try #require(arrows(button))
    #expect(mirrored.frame.maxX < title.frame.minX && button.bounds.width == width)
    button.configuration = nil
    #expect(arrows(button) == nil)
  }

  /// A medium indicator is 20 points wide and high, as on iOS.
  @Test func anActivityIndicatorTakesThePlaceOfTheImage() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image {
      $0.fill(.infinite)
    }
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    let size = button.bounds.size
    #expect(button.all(UIActivityIndicatorView.self).isEmpty)
    button.configuration?.showsActivityIndicator = true
    button.sizeToFit()
    button.layoutIfNeeded()
    let indicator = try #require(button.all(UIActivityIndicatorView.self).first)
    #expect(indicator.isAnimating && !indicator.isHidden)
    #expect(button.imageView?.isHidden == true)
    #expect(button.bounds.width == size.width + 8)
    #expect(indicator.frame.size == CGSize(width: 20, height: 20))
    #expect(indicator.frame.maxX <= button.titleLabel?.frame.minX ?? 0)
    button.configuration?.showsActivityIndicator = false
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(!indicator.isAnimating && indicator.isHidden && button.bounds.size == size)
    #expect(button.imageView?.isHidden == false)
  }
}

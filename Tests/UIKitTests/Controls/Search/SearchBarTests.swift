import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// A search bar: what its delegate is asked and told, its button and its scopes.
@MainActor
struct SearchBarTests {
  @MainActor private final class Fixture: NSObject, UISearchBarDelegate {
    let simulator: Simulator
    let bar = UISearchBar()
    var calls: [String] = []
    var mayBegin = true

    override init() {
      let controller = UIViewController()
      simulator = Simulator(size: CGSize(width: 320, height: 480), scale: 1, root: controller)
      super.init()
      bar.frame = CGRect(x: 0, y: 100, width: 320, height: 56)
      bar.delegate = self
      controller.view.addSubview(bar)
      simulator.settle()
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { mayBegin }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      calls.append("text \(searchText)")
    }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { text != "x" }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { calls.append("bookmark") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func searchBar(
      _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) { calls.append("scope \(selectedScope)") }
  }

  @Test func itIsAsHighAsOnADevice() {
    let bar = UISearchBar()
    #expect(bar.intrinsicContentSize.height == 56)
    (bar.scopeButtonTitles, bar.showsScopeBar) = (["All", "Flagged"], true)
    // 36 for the field and 10 above and below it, 32 for the scopes and 8 above them.
    #expect(bar.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 96))
  }

  @Test func theKeyboardsPropertiesAreThoseOfTheField() {
    let bar = UISearchBar()
    #expect(bar.returnKeyType == .search)
    bar.autocapitalizationType = .none
    bar.autocorrectionType = .no
    bar.keyboardType = .emailAddress
    bar.returnKeyType = .done
    bar.enablesReturnKeyAutomatically = true
    let traits: any UITextInputTraits = bar
    traits.textContentType = .name
    let field = bar.searchTextField
    #expect(field.autocapitalizationType == .none && field.autocorrectionType == .no)
    #expect(field.keyboardType == .emailAddress && field.returnKeyType == .done)
    #expect(field.enablesReturnKeyAutomatically && field.textContentType == .name)
    let buttons = UIToolbar()
    bar.inputAccessoryView = buttons
    #expect(field.inputAccessoryView === buttons)
  }

  @Test func typingNotifiesTheDelegateInOrder() {
    let fixture = Fixture()
    fixture.simulator.tap(at: CGPoint(x: 160, y: 128))
    fixture.simulator.type("ab")
    fixture.simulator.type("x")
    fixture.simulator.press("Return")
    #expect(fixture.calls == ["begin", "text a", "text ab", "search"])
    #expect(fixture.bar.text == "ab" && fixture.bar.isFirstResponder)
    fixture.bar.resignFirstResponder()
    #expect(fixture.calls.last == "end" && !fixture.bar.isFirstResponder)
  }

  @Test func theDelegateCanRefuseEditing() {
    let fixture = Fixture()
    fixture.mayBegin = false
    fixture.simulator.tap(at: CGPoint(x: 160, y: 128))
    #expect(!fixture.bar.isFirstResponder && fixture.calls == [])
  }

  @Test func theButtonMovesInAndTheFieldMakesRoom() {
    let fixture = Fixture()
    #expect(fixture.bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
    fixture.simulator.tap(at: CGPoint(x: 300, y: 128))
    fixture.bar.resignFirstResponder()
    #expect(fixture.calls == ["begin", "end"], "a hidden button takes no touch")
    fixture.bar.setShowsCancelButton(true, animated: true)
    #expect(fixture.bar.showsCancelButton)
    fixture.simulator.settle()
    #expect(fixture.bar.searchTextField.frame.width < 260)
    fixture.simulator.tap(at: CGPoint(x: 290, y: 128))
    #expect(fixture.calls.last == "cancel")
    fixture.bar.showsCancelButton = false
    fixture.bar.layoutIfNeeded()
    #expect(fixture.bar.searchTextField.frame.width == 304)
  }

  @Test func clearingByTheProgramNotifiesLikeOnIOS() {
    let fixture = Fixture()
    fixture.bar.text = "old"
    #expect(fixture.calls == [])
    fixture.bar.text = ""
    fixture.bar.text = nil
    #expect(fixture.calls == ["text "])
  }

  /// A bar with text that is not edited has the button, too: it clears, and then editing begins.
  @Test func theClearButtonBeginsEditing() {
    let fixture = Fixture()
    let field = fixture.bar.searchTextField
    fixture.bar.text = "old"
    fixture.simulator.settle()
    let button = field.clearButtonRect(forBounds: field.bounds)
    let place = field.convert(CGPoint(x: button.midX, y: button.midY), to: nil)
    fixture.simulator.tap(at: place)
    #expect(fixture.calls == ["text ", "begin"])
    #expect(fixture.bar.text == "" && fixture.bar.isFirstResponder)
    fixture.bar.resignFirstResponder()
    fixture.bar.text = "new"
    fixture.simulator.settle()
    (fixture.mayBegin, fixture.calls) = (false, [])
    fixture.simulator.tap(at: place)
    #expect(fixture.calls == ["text "] && !fixture.bar.isFirstResponder)
  }

  @Test func scopesAreChosenBelowTheField() {
    let fixture = Fixture()
    fixture.bar.scopeButtonTitles = ["All", "Flagged"]
    fixture.bar.showsScopeBar = true
    fixture.bar.frame.size.height = 96
    fixture.simulator.settle()
    #expect(fixture.bar.selectedScopeButtonIndex == 0)
    fixture.simulator.tap(at: CGPoint(x: 240, y: 100 + 10 + 36 + 8 + 16))
    fixture.simulator.settle()
    #expect(fixture.calls == ["scope 1"] && fixture.bar.selectedScopeButtonIndex == 1)
    fixture.bar.selectedScopeButtonIndex = 0
    let warnings = Diagnostics.collecting { fixture.bar.selectedScopeButtonIndex = 5 }
    #expect(warnings.count == 1 && fixture.bar.selectedScopeButtonIndex == 0)
    #expect(fixture.calls.count == 1)
  }

  @Test func theTitlesOfScopesHaveTextAttributes() throws {
    let fixture = Fixture()
    (fixture.bar.scopeButtonTitles, fixture.bar.showsScopeBar) = (["All", "Flagged"], true)
    let bar = fixture.bar
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    fixture.simulator.settle()
    let labels = bar.all(UILabel.self)
    let all = try #require(labels.first { $0.text == "All" })
    let flagged = try #require(labels.first { $0.text == "Flagged" })
    #expect(all.textColor == .red && flagged.textColor == .blue)
    let given = bar.scopeBarButtonTitleTextAttributes(for: .selected)
    #expect(given?[.foregroundColor] as? UIColor == .red)
    #expect(bar.scopeBarButtonTitleTextAttributes(for: .disabled) == nil)
  }

  // MARK: Adjustments

  @Test func partsOfTheFieldAreMoved() throws {
    let fixture = Fixture()
    let (bar, field) = (fixture.bar, fixture.bar.searchTextField)
    bar.text = "word"
    fixture.simulator.settle()
    let frames = [
      field.leftViewRect(forBounds: field.bounds), field.clearButtonRect(forBounds: field.bounds),
      field.textRect(forBounds: field.bounds), field.frame,
    ]
    bar.setPositionAdjustment(UIOffset(horizontal: 3, vertical: 1), for: .search)
    bar.setPositionAdjustment(UIOffset(horizontal: -4, vertical: 0), for: .clear)
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 5, vertical: 0)
    bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 0, vertical: 6)
    fixture.simulator.settle()
    #expect(field.leftViewRect(forBounds: field.bounds) == frames[0].offsetBy(dx: 3, dy: 1))
    #expect(field.leftView?.frame == frames[0].offsetBy(dx: 3, dy: 1))
    #expect(field.clearButtonRect(forBounds: field.bounds) == frames[1].offsetBy(dx: -4, dy: 0))
    let text = field.textRect(forBounds: field.bounds)
    #expect(text.minX == frames[2].minX + 5 && text.maxX == frames[2].maxX)
    #expect(field.frame == frames[3].offsetBy(dx: 0, dy: 6))
    #expect(bar.positionAdjustment(for: .bookmark) == .zero)
  }

  @Test func theBookmarkButtonIsThereWhileThereIsNoText() throws {
    let fixture = Fixture()
    let (bar, field) = (fixture.bar, fixture.bar.searchTextField)
    #expect(field.rightView == nil)
    bar.showsBookmarkButton = true
    fixture.simulator.settle()
    let button = try #require(field.rightView)
    fixture.simulator.tap(
      at: button.convert(
        CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: UIView?.none))
    #expect(fixture.calls == ["bookmark"])
    bar.text = "word"
    fixture.simulator.settle()
    #expect(button.superview == nil)
    bar.text = ""
    fixture.simulator.settle()
    #expect(button.superview === field)
    bar.showsBookmarkButton = false
    fixture.simulator.settle()
    #expect(button.superview == nil)
  }

  @Test func imagesTakeThePlaceOfTheFieldAndItsParts() throws {
    let fixture = Fixture()
    let bar = fixture.bar
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    func isBlue(_ x: Int, _ y: Int) throws -> Bool {
      fixture.simulator.settle()
      return try #require(fixture.simulator.snapshot()).pixel(x: x, y: y) == 0xFF00_00FF
    }
    // The glass is in the middle of a room of 20 points, 15 from the bar's side.
    #expect(try !isBlue(25, 128) && !isBlue(200, 128))
    bar.setImage(image.withRenderingMode(.alwaysOriginal), for: .search, state: .normal)
    #expect(bar.image(for: .search, state: .normal) != nil)
    #expect(try isBlue(25, 128) && !isBlue(200, 128))
    bar.setSearchFieldBackgroundImage(image, for: .normal)
    #expect(try isBlue(200, 128) && !isBlue(200, 104))
    #expect(bar.searchFieldBackgroundImage(for: .normal) != nil)
    bar.setSearchFieldBackgroundImage(nil, for: .normal)
    #expect(try !isBlue(200, 128))
    bar.backgroundImage = image
    #expect(try isBlue(200, 104))
  }

  @Test func anImageFillsTheBarBehindTheScopes() throws {
    let fixture = Fixture()
    let bar = fixture.bar
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    // At the bar's leading side, where nothing but the background is.
    func isBlue(_ y: Int) throws -> Bool {
      fixture.simulator.settle()
      let pixel = try #require(fixture.simulator.snapshot()).pixel(x: 2, y: y)
      // Stretching rounds by at most one.
      return pixel >> 8 == 0xFF_0000 && pixel & 0xFF >= 0xFE
    }
    bar.scopeBarBackgroundImage = image
    #expect(try !isBlue(150), "no scopes are visible")
    (bar.scopeButtonTitles, bar.showsScopeBar) = (["All", "Flagged"], true)
    bar.frame.size.height = 96
    #expect(try isBlue(170) && !isBlue(120))
    bar.scopeBarBackgroundImage = nil
    #expect(try !isBlue(170))
  }
}

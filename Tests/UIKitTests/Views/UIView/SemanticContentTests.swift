import CoreGraphics
import Testing
import UIKit
import UIKitSimulator

/// Whether content is mirrored where text is read from right to left.
@MainActor
struct SemanticContentTests {
  private let page = UIViewController()
  private let simulator: Simulator

  init() { simulator = Simulator(size: CGSize(width: 300, height: 200), root: page) }

  /// The directions that Apple documents, from left to right and from right to left.
  @Test func kindsOfContentHaveADirection() {
    let kinds: [UISemanticContentAttribute] = [
      .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
    ]
    #expect(kinds.map(\.rawValue) == [0, 1, 2, 3, 4])
    func directions(_ base: UIUserInterfaceLayoutDirection) -> [Int] {
      kinds.map { UIView.userInterfaceLayoutDirection(for: $0, relativeTo: base).rawValue }
    }
    #expect(directions(.leftToRight) == [0, 0, 0, 0, 1])
    #expect(directions(.rightToLeft) == [1, 0, 0, 0, 1])
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
    simulator.window.screen.layoutDirection = .rightToLeft
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .playback) == .leftToRight)
  }

  @Test func theConstraintsOnItsSubviewsFollowAView() {
    let (outer, inner) = (UIView(), UIView())
    page.view.addSubview(outer)
    outer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 50),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    page.view.layoutIfNeeded()
    #expect(inner.frame.minX == 10)
    outer.semanticContentAttribute = .forceRightToLeft
    page.view.layoutIfNeeded()
    #expect(inner.frame.minX == 140)
    inner.semanticContentAttribute = .forceLeftToRight
    page.view.layoutIfNeeded()
    #expect(inner.frame.minX == 140, "that is about what is in it")
    outer.semanticContentAttribute = .playback
    simulator.window.screen.layoutDirection = .rightToLeft
    page.view.layoutIfNeeded()
    #expect(inner.frame.minX == 10)
  }

  @Test func aStackIsArrangedInItsDirection() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    page.view.addSubview(stack)
    page.view.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 50])
    stack.semanticContentAttribute = .forceRightToLeft
    page.view.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [50, 0])
  }

  @Test func marginsAndAlignmentFollowTheDirection() {
    let view = UIView()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 20, bottom: 0, trailing: 30)
    #expect(view.layoutMargins.right == 20 && view.layoutMargins.left == 30)
  }

  @Test func filesSayIt() throws {
    let file = """
      <subviews><view semanticContentAttribute="forceRightToLeft" contentMode="scaleToFill" \
      id="kind"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view></subviews>
      """
    let storyboard = try StoryboardText.storyboard(StoryboardText.scene("page", view: file))
    let page = storyboard.instantiateViewController(withIdentifier: "page")
    #expect(page.view.subviews.map(\.semanticContentAttribute) == [.forceRightToLeft])
  }

  private final class Margined: UIView {
    var changes = 0
    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      changes += 1
    }
  }

  @Test func directionalMarginsChangeSidesWithTheDirection() {
    let view = Margined(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.insetsLayoutMarginsFromSafeArea = false
    page.view.addSubview(view)
    let margins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 30)
    view.directionalLayoutMargins = margins
    page.view.layoutIfNeeded()
    view.changes = 0
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 30, bottom: 2, right: 20))
    #expect(view.directionalLayoutMargins == margins && view.changes == 1)
    view.semanticContentAttribute = .unspecified
    #expect(view.layoutMargins.left == 20)
    simulator.window.screen.layoutDirection = .rightToLeft
    page.view.layoutIfNeeded()
    #expect(view.layoutMargins.left == 30 && view.directionalLayoutMargins == margins)
  }

  @Test func marginsOfSidesKeepTheirSides() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 20, bottom: 0, trailing: 30)
    // The same numbers as before.
    view.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins.left == 20 && view.directionalLayoutMargins.leading == 30)
  }
}

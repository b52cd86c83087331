import CoreGraphics
import ObjectiveCSupport
import Testing
import UIKit
import UIKitSimulator

private enum Theme: Int { case plain, festive }

private struct ThemeTrait: UITraitDefinition {
  static let defaultValue = Theme.plain
  static let affectsColorAppearance = true
  static let name = "theme"
  static let identifier = "com.example.theme"
}

private struct DepthTrait: UITraitDefinition {
  static let defaultValue = 0
}

extension UITraitCollection {
  fileprivate var theme: Theme { self[ThemeTrait.self] }
}

extension UIMutableTraits {
  fileprivate var theme: Theme {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}

/// Registers for changes as iOS code does, and notes what it is told.
private final class Observer: UIViewController {
  var notes: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous) in
      self.notes.append("style from \(previous.userInterfaceStyle.rawValue)")
    }
    registerForTraitChanges(
      [UITraitHorizontalSizeClass.self, ThemeTrait.self], action: Selector(Observer.changed))
  }

  func changed(_ sender: Observer, previous: UITraitCollection) {
    notes.append("theme from \(previous.theme)")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    notes.append("did change")
  }
}

@MainActor private final class Registrations {
  var list: [any UITraitChangeRegistration] = []
}

/// Traits of a program's own, overrides of single traits, and observers of single traits, as in
/// UIKit since iOS 17.
@MainActor
struct TraitChangeTests {
  private let controller = Observer()
  private let simulator: Simulator

  init() {
    simulator = Simulator(size: CGSize(width: 320, height: 480), root: controller)
    simulator.settle()
    controller.notes = []
  }

  // MARK: Collections

  @Test func aCollectionHasWhatAClosureSets() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.theme = .festive
    }
    #expect(traits.userInterfaceStyle == .dark && traits.theme == .festive)
    #expect(traits.horizontalSizeClass == .unspecified && traits[DepthTrait.self] == 0)
    let other = traits.modifyingTraits { $0.theme = .plain }
    #expect(other.theme == .plain && other.userInterfaceStyle == .dark)
    #expect(traits.theme == .festive && traits != other)
    #expect(traits == other.modifyingTraits { $0.theme = .festive })
    #expect(traits.hash == other.modifyingTraits { $0.theme = .festive }.hash)
  }

  @Test func laterCollectionsTakePrecedence() {
    let first = UITraitCollection {
      $0.theme = .festive
      $0[DepthTrait.self] = 3
    }
    let both = UITraitCollection(traitsFrom: [first, UITraitCollection { $0.theme = .plain }])
    #expect(both.theme == .plain && both[DepthTrait.self] == 3)
    #expect(both.containsTraits(in: UITraitCollection { $0[DepthTrait.self] = 3 }))
    #expect(!both.containsTraits(in: first))
  }

  @Test func aTraitSaysWhetherColorsDependOnIt() {
    let plain = UITraitCollection(userInterfaceStyle: .dark)
    let festive = plain.modifyingTraits { $0.theme = .festive }
    let deep = plain.modifyingTraits { $0[DepthTrait.self] = 1 }
    #expect(festive.hasDifferentColorAppearance(comparedTo: plain))
    #expect(!deep.hasDifferentColorAppearance(comparedTo: plain))
    #expect(DepthTrait.name == "DepthTrait" && ThemeTrait.identifier == "com.example.theme")
    let listed = UITraitCollection.systemTraitsAffectingColorAppearance
    #expect(listed.contains { $0 == UITraitUserInterfaceStyle.self })
    #expect(!listed.contains { $0 == UITraitLayoutDirection.self })
  }

  // MARK: Overrides

  @Test func whatAViewOverridesIsThatOfAllBelowIt() {
    let (outer, inner) = (UIView(), UIView())
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    inner.backgroundColor = UIColor { $0.theme == .festive ? .red : .blue }
    outer.traitOverrides.theme = .festive
    outer.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(inner.traitCollection.theme == .festive)
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(inner.layer.backgroundColor == UIColor.red.cgColor)
    #expect(controller.traitCollection.theme == .plain)
    #expect(outer.traitOverrides.contains(ThemeTrait.self))
    #expect(!outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    outer.traitOverrides.remove(ThemeTrait.self)
    outer.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    #expect(inner.traitCollection == controller.traitCollection)
    #expect(inner.layer.backgroundColor == UIColor.blue.cgColor)
  }

  @Test func overridesTakePrecedenceOverTheStyle() {
    let view = UIView()
    controller.view.addSubview(view)
    view.overrideUserInterfaceStyle = .light
    view.traitOverrides.userInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    view.traitOverrides.userInterfaceStyle = .unspecified
    #expect(view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func aControllersOverridesAreKnownBeforeItsViewIs() {
    let child = UIViewController()
    child.traitOverrides.theme = .festive
    #expect(child.traitCollection.theme == .festive && !child.isViewLoaded)
    controller.addChild(child)
    controller.view.addSubview(child.view)
    #expect(child.view.traitCollection.theme == .festive)
    controller.setOverrideTraitCollection(
      UITraitCollection {
        $0.theme = .plain
        $0.horizontalSizeClass = .regular
      }, forChild: child)
    #expect(child.traitCollection.theme == .festive)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func aScenesOverridesReachItsWindows() throws {
    let scene = try #require(simulator.window.windowScene)
    var former: [Theme] = []
    scene.registerForTraitChanges([ThemeTrait.self]) { (_: UIWindowScene, previous) in
      former.append(previous.theme)
    }
    scene.traitOverrides.theme = .festive
    #expect(scene.traitCollection.theme == .festive && former == [.plain])
    #expect(controller.traitCollection.theme == .festive)
    #expect(controller.notes == ["did change", "theme from plain"])
    #expect(UITraitCollection.current.theme == .festive)
    scene.traitOverrides.remove(ThemeTrait.self)
    #expect(controller.traitCollection.theme == .plain && former == [.plain, .festive])
  }

  @Test func aPresentationsOverridesAreThoseOfWhatItPresents() throws {
    let presented = UIViewController()
    presented.modalPresentationStyle = .popover
    let popover = try #require(presented.popoverPresentationController)
    popover.sourceView = controller.view
    popover.traitOverrides.theme = .festive
    controller.present(presented, animated: false)
    simulator.settle()
    #expect(presented.traitCollection.theme == .festive)
    #expect(controller.traitCollection.theme == .plain)
    presented.presentationController?.traitOverrides.remove(ThemeTrait.self)
    #expect(presented.traitCollection.theme == .plain)
  }

  /// A popover has a compact width, also where its presentation overrides other traits.
  @Test func aPopoverStaysCompact() throws {
    simulator.resize(to: CGSize(width: 1024, height: 768))
    let presented = UIViewController()
    presented.modalPresentationStyle = .popover
    let popover = try #require(presented.popoverPresentationController)
    popover.sourceView = controller.view
    controller.present(presented, animated: false)
    simulator.settle()
    popover.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
    #expect(presented.traitCollection.horizontalSizeClass == .compact)
    #expect(presented.traitCollection.userInterfaceStyle == .dark)
  }

  // MARK: Observers

  @Test func anObserverIsNotifiedOfItsTraitsAlone() {
    controller.view.traitOverrides.userInterfaceStyle = .dark
    #expect(controller.notes == ["did change", "style from 1"])
    controller.view.traitOverrides.theme = .festive
    #expect(controller.notes.dropFirst(2) == ["did change", "theme from plain"])
    controller.view.traitOverrides.preferredContentSizeCategory = .small
    #expect(controller.notes.dropFirst(4) == ["did change"])
    controller.view.traitOverrides.theme = .festive
    #expect(controller.notes.count == 5)
  }

  @Test func aRegistrationCanBeEnded() {
    let view = UIView()
    controller.view.addSubview(view)
    var count = 0
    let registration = view.registerForTraitChanges([ThemeTrait.self]) { (_: UIView, _) in
      count += 1
    }
    view.traitOverrides.theme = .festive
    #expect(count == 1)
    UIView().unregisterForTraitChanges(registration)
    view.traitOverrides.theme = .plain
    #expect(count == 2)
    view.unregisterForTraitChanges(registration)
    view.traitOverrides.theme = .festive
    #expect(count == 2)
  }

  @Test func anObserverThatEndsAnotherOneIsTheLast() {
    let view = UIView()
    controller.view.addSubview(view)
    let other = Registrations()
    var calls: [Int] = []
    view.registerForTraitChanges([ThemeTrait.self]) { (view: UIView, _) in
      calls.append(1)
      for registration in other.list { view.unregisterForTraitChanges(registration) }
    }
    let second = view.registerForTraitChanges([ThemeTrait.self]) { (_: UIView, _) in
      calls.append(2)
    }
    other.list = [second]
    view.traitOverrides.theme = .festive
    #expect(calls == [1])
  }

  @Test func observersDoNotKeepObjects() {
    weak var view: UIView?
    do {
      let made = UIView()
      made.registerForTraitChanges(
        [ThemeTrait.self], target: controller, action: Selector(Observer.changed))
      view = made
    }
    #expect(view == nil)
  }

  @Test func aPresentationControllerIsNotified() throws {
    let presented = UIViewController()
    presented.modalPresentationStyle = .fullScreen
    let presentation = try #require(presented.presentationController)
    var styles: [UIUserInterfaceStyle] = []
    presentation.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (presentation: UIPresentationController, _) in
      styles.append(presentation.traitCollection.userInterfaceStyle)
    }
    controller.present(presented, animated: false)
    simulator.settle()
    simulator.window.overrideUserInterfaceStyle = .dark
    #expect(styles == [.dark])
  }
}

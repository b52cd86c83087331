import CoreGraphics
import UIKitSimulator
import UIKitTestSupport
import UIKit

/// A split view controller whose columns and delegate write to one journal.
@MainActor
struct SplitFixture {
  let journal = Journal()
  let simulator: Simulator
  let split: UISplitViewController
  let delegate: SplitJournalDelegate
  var columns: [UISplitViewController.Column: JournalController] = [:]

  static let wide = CGSize(width: 1200, height: 800)
  static let narrow = CGSize(width: 390, height: 844)

  init(_ style: UISplitViewController.Style, size: CGSize = SplitFixture.wide) {
    split = UISplitViewController(style: style)
    delegate = SplitJournalDelegate(journal)
    let names: [(UISplitViewController.Column, String)] =
      style == .tripleColumn
      ? [(.primary, "one"), (.supplementary, "two"), (.secondary, "three")]
      : [(.primary, "one"), (.secondary, "three")]
    for (column, name) in names { columns[column] = JournalController(name, journal) }
    if style == .unspecified {
      split.viewControllers = [
        UINavigationController(rootViewController: columns[.primary]!), columns[.secondary]!,
      ]
    } else {
      for (column, controller) in columns { split.setViewController(controller, for: column) }
    }
    split.delegate = delegate
    simulator = Simulator(size: size, scale: 1, root: split)
    simulator.settle()
    _ = journal.take()
  }

  func resize(to size: CGSize) {
    simulator.resize(to: size)
    simulator.settle()
  }

  /// Where a column's controller is on the screen; null where it is not.
  func frame(_ column: UISplitViewController.Column) -> CGRect {
    guard let view = columns[column]?.viewIfLoaded, view.window != nil else { return .null }
    return view.convert(view.bounds, to: split.view)
  }

  /// The page that moves with a column: its stack's, where it is in one.
  func page(_ column: UISplitViewController.Column) -> UIView? {
    (columns[column]?.navigationController ?? columns[column])?.viewIfLoaded
  }

  /// What darkens the columns that others cover; nil where none is covered.
  var dimmingView: UIView? {
    split.view.subviews.first { $0.backgroundColor == UIColor(white: 0, alpha: 0.2) }
  }

  /// The button that changes the display mode; nil where it is in no bar.
  var displayModeButton: UIButton? {
    split.view.all(UINavigationBar.self).lazy.flatMap(\.buttons).first {
      $0.currentImage != nil && ($0.currentTitle ?? "").isEmpty
    }
  }

  /// Whether no columns move.
  var isIdle: Bool { split.transitionCoordinator == nil && !Simulator.isTransitioning }

  var stack: [String] {
    (split.viewControllers.first as? UINavigationController)?.viewControllers.map { $0.title ?? "" }
      ?? []
  }

  /// What was noted, without the moves between parents.
  func takeCalls() -> [String] { journal.take().filter { !$0.contains("ove to") } }
}

final class SplitJournalDelegate: NSObject, UISplitViewControllerDelegate {
  let journal: Journal
  var top: UISplitViewController.Column?
  var mode: UISplitViewController.DisplayMode?
  var handlesSecondary = false
  var separated: UIViewController?
  var handlesShow = false
  /// Whether it notes which columns are shown and hidden.
  var notesColumns = false

  init(_ journal: Journal) { self.journal = journal }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { journal.note("delegate will change to \(displayMode)") }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    journal.note("delegate top, \(proposedTopColumn) proposed")
    return top ?? proposedTopColumn
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    journal.note("delegate mode, \(proposedDisplayMode) proposed")
    return mode ?? proposedDisplayMode
  }

  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { if notesColumns { journal.note("delegate will show \(column)") } }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { if notesColumns { journal.note("delegate will hide \(column)") } }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    journal.note("delegate did collapse")
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    journal.note("delegate did expand")
  }

  func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  {
    journal.note("delegate primary for collapsing")
    return nil
  }

  func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  {
    journal.note("delegate primary for expanding")
    return nil
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    journal.note("delegate collapse \(secondaryViewController.title ?? "")")
    return handlesSecondary
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    journal.note("delegate separate")
    return separated
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    journal.note("delegate show \(vc.title ?? "")")
    return handlesShow
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    journal.note("delegate show detail \(vc.title ?? "")")
    return handlesShow
  }
}

import CoreGraphics
import QuartzCore

/// A change of a text by the user, in a form that can be reversed.
@MainActor
final class TextEdit {
  /// The name of the change in menus.
  enum Kind: String {
    case typing = "Typing"
    case cut = "Cut"
    case paste = "Paste"
  }

  let kind: Kind
  /// The range of the inserted text, in UTF-16.
  private(set) var range: NSRange
  /// The replaced text.
  private(set) var former: TextPiece
  /// The selection before the change.
  let selection: NSRange
  /// The selection after the change.
  private(set) var selectionAfter: NSRange
  /// Whether the text that is inserted next in the place of the removed text belongs to the change.
  var awaitsText = false

  init(
    _ kind: Kind, range: NSRange, former: TextPiece, selection: NSRange, selectionAfter: NSRange
  ) {
    (self.kind, self.range, self.former) = (kind, range, former)
    (self.selection, self.selectionAfter) = (selection, selectionAfter)
  }

  private var end: Int { range.location + range.length }

  /// Adds a following change to this one, if it continues it: characters that are typed after
  /// others, or deleted beside others.
  ///
  /// - Returns: whether the change was added.
  func extend(by other: TextEdit) -> Bool {
    guard kind == .typing, other.kind == .typing else { return false }
    if awaitsText, other.former.length == 0, other.range.location == range.location {
      (range.length, awaitsText) = (other.range.length, false)
    } else if other.former.length == 0, range.length > 0, other.range.location == end {
      range.length += other.range.length
    } else if range.length == 0, other.range.length == 0, let joined = joined(with: other) {
      (former, range.location) = (joined, other.range.location)
    } else {
      return false
    }
    selectionAfter = other.selectionAfter
    return true
  }

  /// Returns the text that this change and another one have deleted, if it is contiguous.
  private func joined(with other: TextEdit) -> TextPiece? {
    if other.range.location == range.location { return former.followed(by: other.former) }
    return other.range.location + other.former.length == range.location
      ? other.former.followed(by: former) : nil
  }
}

/// Registers the changes of a text with the undo manager of its view.
///
/// Characters that are typed one after the other are undone together, and so are those that are
/// deleted one after the other, until the caret is moved or another action is performed.
@MainActor
final class TextHistory {
  /// The undo manager of a view that has no other one.
  private(set) lazy var ownManager = UndoManager()
  /// The kind of the current change.
  private var kind = TextEdit.Kind.typing
  /// The undo manager with which changes were registered.
  private weak var manager: UndoManager?
  /// The last change, while another one can continue it.
  private var run: TextEdit?
  /// The undo manager's change count after that change.
  private var changeCount = 0

  /// Registers a change.
  ///
  /// Text that is typed into a secure field is not stored: such a change clears the history. So
  /// does a change that the undo manager does not record, because earlier changes would then not
  /// match the text.
  func record(_ edit: TextEdit, of view: any TextEditing) {
    guard !view.isSecureTextEntry, let manager = view.undoManager,
      manager.isUndoRegistrationEnabled
    else { return clear(of: view) }
    if manager === self.manager, manager.changeCount == changeCount, run?.extend(by: edit) == true {
      return
    }
    register(edit, of: view, with: manager)
    (self.manager, run, changeCount) = (manager, edit, manager.changeCount)
  }

  private func register(_ edit: TextEdit, of view: UIView, with manager: UndoManager) {
    let needsGroup = !manager.groupsByEvent && manager.groupingLevel == 0
    if needsGroup { manager.beginUndoGrouping() }
    manager.registerUndo(withTarget: view) { ($0 as? any TextEditing)?.reverse(edit) }
    if !manager.isUndoing, !manager.isRedoing { manager.setActionName(edit.kind.rawValue) }
    if needsGroup { manager.endUndoGrouping() }
  }

  /// Makes a change that is undone separately from the changes before and after it.
  func apart(as kind: TextEdit.Kind, _ change: () -> Void) {
    endRun()
    self.kind = kind
    change()
    self.kind = .typing
    endRun()
  }

  /// The kind of changes that are made now.
  var currentKind: TextEdit.Kind { kind }

  /// Lets the text that replaces what was just removed be undone together with it. An input method
  /// composes it, and its undo is registered when it is finished.
  func awaitText() { run?.awaitsText = true }

  /// Ends the current run, so that later changes are undone separately.
  func endRun() { run = nil }

  /// Clears the changes, because they no longer match the text.
  func clear(of view: UIView) {
    run = nil
    manager?.removeAllActions(withTarget: view)
    manager = nil
  }
}

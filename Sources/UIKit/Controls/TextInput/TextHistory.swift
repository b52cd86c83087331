import CoreGraphics
import QuartzCore

/// A change of a text by its user, as what reverses it.
@MainActor
final class TextEdit {
  /// The name of the change in menus.
  enum Kind: String {
    case typing = "Typing"
    case cut = "Cut"
    case paste = "Paste"
  }

  let kind: Kind
  /// What the change has put into the text, in UTF-16.
  private(set) var range: NSRange
  /// What was there before.
  private(set) var former: TextPiece
  /// The selection before the change.
  let selection: NSRange
  /// The selection after the change.
  private(set) var selectionAfter: NSRange

  init(
    _ kind: Kind, range: NSRange, former: TextPiece, selection: NSRange, selectionAfter: NSRange
  ) {
    (self.kind, self.range, self.former) = (kind, range, former)
    (self.selection, self.selectionAfter) = (selection, selectionAfter)
  }

  private var end: Int { range.location + range.length }

  /// Takes in a change that was made directly after this one, if it goes on with it: characters
  /// that are typed behind others, or deleted beside others.
  ///
  /// - Returns: whether it does.
  func extend(by other: TextEdit) -> Bool {
    guard kind == .typing, other.kind == .typing else { return false }
    if other.former.length == 0, range.length > 0, other.range.location == end {
      range.length += other.range.length
    } else if range.length == 0, other.range.length == 0, let joined = joined(with: other) {
      (former, range.location) = (joined, other.range.location)
    } else {
      return false
    }
    selectionAfter = other.selectionAfter
    return true
  }

  /// What this change and another one have deleted, if that was in one piece.
  private func joined(with other: TextEdit) -> TextPiece? {
    if other.range.location == range.location { return former.followed(by: other.former) }
    return other.range.location + other.former.length == range.location
      ? other.former.followed(by: former) : nil
  }
}

/// Registers the changes of a text with the undo manager of its view.
///
/// Characters that are typed one after the other are undone together, and so are those that are
/// deleted one after the other, until the caret is moved or something else is done.
@MainActor
final class TextHistory {
  /// The manager of a view that is given no other one.
  private(set) lazy var ownManager = UndoManager()
  /// What the running change is called.
  private var kind = TextEdit.Kind.typing
  /// The manager that changes were registered with.
  private weak var manager: UndoManager?
  /// The last change, while another one can go on with it.
  private var run: TextEdit?
  /// The manager's number after that change.
  private var changeCount = 0

  /// Records a change that was made.
  ///
  /// What is typed into a secure field is not kept: it forgets the changes, as does one that the
  /// manager does not record, since the others would then not fit the text.
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

  /// The change that is made now, with what was made before and is made afterwards undone apart.
  func apart(as kind: TextEdit.Kind, _ change: () -> Void) {
    endRun()
    self.kind = kind
    change()
    self.kind = .typing
    endRun()
  }

  /// What a change is called now.
  var currentKind: TextEdit.Kind { kind }

  /// What follows is undone apart.
  func endRun() { run = nil }

  /// Forgets the changes, which do not fit the text any more.
  func clear(of view: UIView) {
    run = nil
    manager?.removeAllActions(withTarget: view)
    manager = nil
  }
}

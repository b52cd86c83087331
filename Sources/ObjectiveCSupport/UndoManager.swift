public import CoreGraphics

/// Records how to reverse changes, and reverses them.
///
/// What reverses a change is registered when the change is made. What is registered while it is
/// reversed reverses that again, and is what ``redo()`` calls. Actions are in groups, each of which
/// is reversed as a whole, from its last action to its first.
///
/// It differs from Apple's in that nested groups are reversed with the one around them and not
/// alone, and in that there are no invocations: `undoNestedGroup()` and
/// `prepare(withInvocationTarget:)` do not exist.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  /// What reverses one change.
  private struct Action {
    weak var target: AnyObject?
    let perform: @MainActor (AnyObject) -> Void
  }

  /// What is reversed as a whole.
  private struct Group {
    var actions: [Action] = []
    var name = ""

    /// The group without the actions of an object, and of those that are gone.
    func without(_ target: AnyObject) -> Group {
      var group = self
      group.actions.removeAll { $0.target == nil || $0.target === target }
      return group
    }
  }

  private enum Direction { case undo, redo }

  /// Those with a group that ends with the event.
  private static var groupedByEvent: [UndoManager] = []

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  /// The outermost open group, with the actions of those inside.
  private var current = Group()
  /// The running call.
  private var running: Direction?
  private var disabledCount = 0
  /// A number that changes with every call that changes what there is to undo.
  package private(set) var changeCount = 0

  /// A manager with nothing to undo.
  public override init() { super.init() }

  // MARK: Groups

  /// The number of open groups, each in the one before it.
  open private(set) var groupingLevel = 0

  /// Whether everything that is registered for one event is one group, which is opened and closed
  /// by itself; true unless set. Otherwise ``beginUndoGrouping()`` has to be called first.
  open var groupsByEvent = true

  /// The greatest number of groups that are kept to be undone, and to be redone: the oldest are
  /// dropped. 0, as it is unless set, is no limit. A negative number counts as 0.
  open var levelsOfUndo = 0 { didSet { dropSurplusGroups() } }

  /// Begins a group, inside the one that is open.
  open func beginUndoGrouping() {
    if groupingLevel == 0, groupsByEvent, running == nil { openEventGroup() }
    openGroup()
  }

  /// Ends a group. Without an open one, warns and does nothing.
  open func endUndoGrouping() {
    guard groupingLevel > 0 else {
      Diagnostics.warn("endUndoGrouping() needs a group that was begun; it is ignored.")
      return
    }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    // An observer may have closed it.
    guard groupingLevel > 0 else { return }
    groupingLevel -= 1
    if groupingLevel == 0 { keepCurrentGroup() }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func openGroup() {
    if groupingLevel > 0 { post(.NSUndoManagerCheckpoint) }
    groupingLevel += 1
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func openEventGroup() {
    Self.groupedByEvent.append(self)
    openGroup()
  }

  /// Ends the groups of the changes since the last event.
  package static func endEvent() {
    guard !groupedByEvent.isEmpty else { return }
    let managers = groupedByEvent
    groupedByEvent = []
    for manager in managers {
      switch manager.groupingLevel {
      case ...0: break
      case 1 where manager.running == nil: manager.endUndoGrouping()
      // The program has begun a group and not ended it.
      default: groupedByEvent.append(manager)
      }
    }
  }

  /// A group without actions is nothing to undo.
  private func keepCurrentGroup() {
    let group = current
    current = Group()
    Self.groupedByEvent.removeAll { $0 === self }
    guard !group.actions.isEmpty else { return }
    if running == .undo { redoGroups.append(group) } else { undoGroups.append(group) }
    dropSurplusGroups()
  }

  private func dropSurplusGroups() {
    guard levelsOfUndo > 0 else { return }
    changeGroups { groups, _ in
      if groups.count > levelsOfUndo { groups.removeFirst(groups.count - levelsOfUndo) }
    }
  }

  /// Changes the groups to undo, and then those to redo. What they held is freed afterwards, since
  /// that may call the manager.
  private func changeGroups(_ change: (inout [Group], _ isRedo: Bool) -> Void) {
    let former = (undoGroups, redoGroups)
    var (undo, redo) = former
    change(&undo, false)
    change(&redo, true)
    (undoGroups, redoGroups) = (undo, redo)
    withExtendedLifetime(former) {}
  }

  // MARK: Registering

  /// Whether changes are recorded.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Records no changes until ``enableUndoRegistration()``; calls can be nested.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Ends one ``disableUndoRegistration()``. A surplus call warns and has no effect.
  open func enableUndoRegistration() {
    guard disabledCount > 0 else {
      Diagnostics.warn("enableUndoRegistration() has no disableUndoRegistration() to end.")
      return
    }
    disabledCount -= 1
  }

  /// Records a method that reverses a change.
  ///
  /// - Parameters:
  ///   - target: the object whose method it is. It is held weakly, and not called once it is gone.
  ///   - selector: a method that takes nothing, or the object.
  ///   - anObject: what the method takes; it is held. Nil for nothing.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    let object = anObject.map { $0 as AnyObject }
    register(target as AnyObject) { target in
      guard !selector.perform(on: target, sender: object, event: nil) else { return }
      Diagnostics.warn("\(type(of: target)) has no method “\(selector)” for this undo action.")
    }
  }

  fileprivate func register(
    _ target: AnyObject, _ perform: @escaping @MainActor (AnyObject) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if groupingLevel == 0 {
      if running != nil {
        openGroup()
      } else if groupsByEvent {
        openEventGroup()
      } else {
        Diagnostics.warn(
          "An undo action needs an open group where groupsByEvent is false; it is ignored.")
        return
      }
    }
    changeCount &+= 1
    current.actions.append(Action(target: target, perform: perform))
    // What was undone no longer follows what there is now.
    if running == nil, !redoGroups.isEmpty {
      changeGroups { groups, isRedo in if isRedo { groups = [] } }
    }
  }

  /// Forgets everything that was recorded, and records changes again.
  open func removeAllActions() {
    changeCount &+= 1
    disabledCount = 0
    let former = current
    current.actions = []
    changeGroups { groups, _ in groups = [] }
    withExtendedLifetime(former) {}
  }

  /// Forgets everything that was recorded for an object.
  open func removeAllActions(withTarget target: Any) {
    changeCount &+= 1
    let object = target as AnyObject
    let former = current
    current = former.without(object)
    changeGroups { groups, _ in
      groups = groups.map { $0.without(object) }.filter { !$0.actions.isEmpty }
    }
    withExtendedLifetime(former) {}
  }

  // MARK: Undo and redo

  /// Whether there is anything to undo.
  open var canUndo: Bool { !undoGroups.isEmpty || running == nil && !current.actions.isEmpty }
  /// Whether there is anything to redo.
  open var canRedo: Bool { !redoGroups.isEmpty }
  /// Whether ``undo()`` runs.
  open var isUndoing: Bool { running == .undo }
  /// Whether ``redo()`` runs.
  open var isRedoing: Bool { running == .redo }

  /// Reverses the last group, after closing the one of the event. It does nothing where there is
  /// none. Inside another group, and inside an undo or a redo, it warns and does nothing.
  open func undo() { reverse(.undo) }

  /// Reverses the last undo. It does nothing where something else was changed since, and has the
  /// conditions of ``undo()``.
  open func redo() { reverse(.redo) }

  private func reverse(_ direction: Direction) {
    guard running == nil else {
      Diagnostics.warn("An undo manager that undoes or redoes cannot do so again meanwhile.")
      return
    }
    if groupingLevel == 1 { endUndoGrouping() }
    guard groupingLevel == 0 else {
      Diagnostics.warn("An undo manager with an open group cannot undo or redo.")
      return
    }
    guard direction == .undo ? !undoGroups.isEmpty : !redoGroups.isEmpty else { return }
    post(.NSUndoManagerCheckpoint)
    post(direction == .undo ? .NSUndoManagerWillUndoChange : .NSUndoManagerWillRedoChange)
    // An observer may have removed it, or begun another one.
    guard running == nil, groupingLevel == 0,
      let group = direction == .undo ? undoGroups.popLast() : redoGroups.popLast()
    else { return }
    changeCount &+= 1
    running = direction
    openGroup()
    current.name = group.name
    for action in group.actions.reversed() {
      if let target = action.target { action.perform(target) }
    }
    if groupingLevel > 0 {
      // What an action has begun and not ended.
      groupingLevel = 1
      endUndoGrouping()
    }
    running = nil
    post(direction == .undo ? .NSUndoManagerDidUndoChange : .NSUndoManagerDidRedoChange)
  }

  // MARK: Names

  /// The name of what would be undone; empty for none.
  open var undoActionName: String {
    if running == nil, !current.actions.isEmpty { return current.name }
    return undoGroups.last?.name ?? ""
  }
  /// The name of what would be redone; empty for none.
  open var redoActionName: String { redoGroups.last?.name ?? "" }

  /// Names the open group, or the one that was closed last.
  open func setActionName(_ actionName: String) {
    if groupingLevel > 0 {
      current.name = actionName
    } else if !undoGroups.isEmpty {
      undoGroups[undoGroups.count - 1].name = actionName
    }
  }

  /// The title of a menu's row that undoes, such as "Undo Typing".
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu's row that redoes, such as "Redo Typing".
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// The title of a row that undoes an action of a name; empty for none. It is not localized unless
  /// overridden.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// The title of a row that redoes an action of a name; empty for none. It is not localized unless
  /// overridden.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UndoManager {
  /// Records a closure that reverses a change.
  ///
  /// - Parameters:
  ///   - target: what the closure gets. It is held weakly, and the closure is not called once it is
  ///     gone.
  ///   - handler: is held, so that it should not capture the target.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    register(target) { target in
      if let target = target as? TargetType { handler(target) }
    }
  }
}

extension NSNotification.Name {
  /// Posted before a group is opened in another one, before one is closed, and before an undo or a
  /// redo; the object is the ``UndoManager``, as with all names here.
  public static let NSUndoManagerCheckpoint = NSNotification.Name(
    "NSUndoManagerCheckpointNotification")
  /// Posted when a group was opened.
  public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted before a group is closed.
  public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted when a group was closed.
  public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before an undo.
  public static let NSUndoManagerWillUndoChange = NSNotification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  /// Posted after an undo.
  public static let NSUndoManagerDidUndoChange = NSNotification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  /// Posted before a redo.
  public static let NSUndoManagerWillRedoChange = NSNotification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  /// Posted after a redo.
  public static let NSUndoManagerDidRedoChange = NSNotification.Name(
    "NSUndoManagerDidRedoChangeNotification")
}

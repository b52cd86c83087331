import CoreGraphics
import ObjectiveCSupport
import Testing

/// What `UndoManager` does by Apple's documentation.
@MainActor struct UndoManagerTests {
  @MainActor private final class Counter: NSObject {
    let manager: UndoManager
    var value = 0

    init(_ manager: UndoManager) { self.manager = manager }

    func set(_ new: Int) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
    func take(_ number: NSNumber) { value = number.intValue }
  }

  private let manager = UndoManager()

  /// Every change is an event of its own.
  private func set(_ counter: Counter, _ values: Int...) {
    for value in values {
      counter.set(value)
      UndoManager.endEvent()
    }
  }

  @Test func changesAreUndoneAndRedoneInOrder() {
    let counter = Counter(manager)
    #expect(!manager.canUndo && !manager.canRedo)
    set(counter, 1, 2, 3)
    manager.undo()
    manager.undo()
    #expect(counter.value == 1 && manager.canUndo && manager.canRedo)
    manager.redo()
    #expect(counter.value == 2)
    manager.undo()
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo)
    manager.undo()
    for _ in 0..<4 { manager.redo() }
    #expect(counter.value == 3 && !manager.canRedo)
  }

  @Test func aNewChangeForgetsWhatCouldBeRedone() {
    let counter = Counter(manager)
    set(counter, 1, 2)
    manager.undo()
    set(counter, 9)
    #expect(!manager.canRedo)
    manager.undo()
    #expect(counter.value == 1)
  }

  @Test func theChangesOfAnEventAreOneGroup() {
    let counter = Counter(manager)
    counter.set(1)
    counter.set(2)
    #expect(manager.groupingLevel == 1)
    UndoManager.endEvent()
    #expect(manager.groupingLevel == 0)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test func undoClosesTheGroupOfTheEvent() {
    let counter = Counter(manager)
    counter.set(1)
    #expect(manager.canUndo)
    manager.undo()
    #expect(counter.value == 0 && manager.groupingLevel == 0)
  }

  @Test func groupsOfTheProgramAreUndoneAsAWhole() {
    let counter = Counter(manager)
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    counter.set(1)
    manager.beginUndoGrouping()
    counter.set(2)
    let early = Diagnostics.collecting { manager.undo() }
    #expect(early.count == 1 && counter.value == 2)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo, "a group without actions is none")
  }

  @Test func misuseIsReported() {
    let counter = Counter(manager)
    manager.groupsByEvent = false
    let warnings = Diagnostics.collecting {
      counter.set(1)
      manager.endUndoGrouping()
      manager.enableUndoRegistration()
    }
    #expect(warnings.count == 3 && !manager.canUndo)
  }

  @Test func undoInsideAnUndoIsRefused() {
    let target = NSObject()
    manager.registerUndo(withTarget: target) { _ in manager.undo() }
    let warnings = Diagnostics.collecting { manager.undo() }
    #expect(warnings.count == 1 && !manager.isUndoing && !manager.canUndo)
  }

  @Test func theOldestGroupsAreDroppedBeyondTheLimit() {
    let counter = Counter(manager)
    manager.levelsOfUndo = 2
    set(counter, 1, 2, 3)
    for _ in 0..<3 { manager.undo() }
    #expect(counter.value == 1)
    for _ in 0..<3 { manager.redo() }
    manager.levelsOfUndo = 1
    for _ in 0..<3 { manager.undo() }
    #expect(counter.value == 2)
  }

  @Test func disabledRegistrationRecordsNothing() {
    let counter = Counter(manager)
    manager.disableUndoRegistration()
    set(counter, 1)
    manager.enableUndoRegistration()
    #expect(!manager.canUndo && manager.isUndoRegistrationEnabled)
    set(counter, 2)
    manager.undo()
    #expect(counter.value == 1)
  }

  @Test func actionsOfATargetAreRemoved() {
    let (first, second) = (Counter(manager), Counter(manager))
    set(first, 1)
    set(second, 1)
    set(first, 2)
    manager.removeAllActions(withTarget: first)
    manager.undo()
    #expect(first.value == 2 && second.value == 0 && !manager.canUndo)
    manager.removeAllActions()
    #expect(!manager.canRedo)
  }

  @Test func aTargetIsNotHeld() {
    weak var ended: Counter?
    do {
      let counter = Counter(manager)
      ended = counter
      set(counter, 1)
    }
    #expect(ended == nil)
    manager.undo()
    #expect(!manager.canUndo)
  }

  @Test func namesFollowTheGroups() {
    let counter = Counter(manager)
    counter.set(1)
    manager.setActionName("Counting")
    UndoManager.endEvent()
    #expect(manager.undoActionName == "Counting" && manager.undoMenuItemTitle == "Undo Counting")
    #expect(manager.redoMenuItemTitle == "Redo")
    manager.undo()
    #expect(manager.redoMenuItemTitle == "Redo Counting" && manager.undoMenuItemTitle == "Undo")
    manager.redo()
    #expect(manager.undoActionName == "Counting")
  }

  @Test func aMethodIsCalledWithItsObject() {
    let counter = Counter(manager)
    manager.registerUndo(
      withTarget: counter, selector: Selector("take:", Counter.take),
      object: NSNumber(value: 7))
    manager.undo()
    #expect(counter.value == 7)
  }

  @Test func anUndoIsAnnounced() {
    let counter = Counter(manager)
    set(counter, 1)
    let log = UndoLog()
    for name in [
      NSNotification.Name.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
      .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
    ] {
      NotificationCenter.default.addObserver(
        log, selector: Selector("note:", UndoLog.note), name: name, object: manager)
    }
    manager.undo()
    manager.redo()
    #expect(
      log.names == [
        "NSUndoManagerWillUndoChangeNotification", "NSUndoManagerDidUndoChangeNotification",
        "NSUndoManagerWillRedoChangeNotification", "NSUndoManagerDidRedoChangeNotification",
      ])
  }
}

@MainActor
private final class UndoLog: NSObject {
  var names: [String] = []
  func note(_ notification: Notification) { names.append(notification.name.rawValue) }
}

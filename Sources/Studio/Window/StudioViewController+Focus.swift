import UIKit

/// Who has the keyboard: the demo, or a part of the studio.
///
/// Tab goes through the search field, the catalogue, the stage, the inspector and the timeline.
/// Return gives the stage the keyboard, and Escape takes it away again.
extension StudioViewController {
  /// Whether keys go to the demo.
  private var stageHasKeyboard: Bool { session?.sceneView.hasKeyboard ?? false }

  /// The scene that has the keyboard.
  private var keyScene: UIWindowScene {
    if let session, stageHasKeyboard { return session.scene }
    return view.hostScene
  }

  /// Whether a menu is open, of the studio, or of the demo while that has the keyboard. It gets all
  /// keys.
  package var menuHasKeys: Bool {
    [view.hostScene, keyScene].contains { scene in
      scene.enter { UIApplication.shared.keyWindow?.keyReceiver != nil }
    }
  }

  /// The field of a panel that is edited; nil while the demo has the keyboard.
  private var editedField: (any RevertibleField)? {
    stageHasKeyboard ? nil : view.window?.firstResponder as? any RevertibleField
  }

  /// Handles Escape. It does the first of these that is possible: closes a presented controller or
  /// the list of keys, reverts text in a field of a panel, hides a panel over the stage, ends the
  /// search, goes back in the demo, leaves the stage, clears the selected range, or focuses the
  /// catalogue. While a recorded moment is shown, the selected range is cleared first, and the
  /// demo, which is not visible, is not changed.
  ///
  /// - Returns: false where it is left to the scene that has the keyboard.
  package func escape() -> Bool {
    guard !menuHasKeys else { return false }
    if let closeMenu = view.hostScene.enter({ UIApplication.shared.escape }) {
      view.hostScene.enter { closeMenu() }
    } else if showsKeys {
      perform(.keys)
    } else if !isSearching, editedField?.takeBack() == true {
      return true
    } else if endOverlay() {
      return true
    } else if isSearching {
      endSearch()
    } else if let session, !session.playhead.isLive, session.selectedRange != nil {
      session.select(nil)
    } else if stageHasKeyboard {
      let isLive = session?.playhead.isLive ?? true
      guard !isLive || keyScene.enter({ UIApplication.shared.escape == nil }) else { return false }
      stage.leave()
    } else if let session, session.selectedRange != nil {
      session.select(nil)
    } else {
      return !catalogue.view.isHidden && catalogue.focusTable()
    }
    return true
  }

  /// Whether a key of the studio means something else to what has the focus: Space presses a
  /// control, End is the last row of a list, and any key may be one of an open menu.
  package func isForFocus(_ key: StudioKey) -> Bool {
    if menuHasKeys { return true }
    guard key == .play || key == .live else { return false }
    guard let focused = keyScene.enter({ UIApplication.shared.focusedView }) else { return false }
    if stageHasKeyboard { return true }
    return focused is UITableViewCell || (key == .play && focused is UIControl)
  }

  /// Whether holding a key repeatedly moves the focus or the focused control.
  package func isRepeated(_ name: String) -> Bool {
    let moves = ["Up", "Down", "Left", "Right", "PageUp", "PageDown", "Tab"]
    return !stageHasKeyboard && !isSearching && moves.contains(name)
  }
}

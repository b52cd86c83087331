import UIKit

/// The menus of the studio.
extension StudioViewController {
  /// Opens the menu of the stage's screen, and of what is shown over it.
  func showDevices() {
    let touches = showsTouches ? "Hide touches" : "Show touches"
    showMenu(
      from: deviceButton,
      StageDevice.all.map { device in
        MenuChoice(title: device.title, isChosen: device == session?.device) { [weak self] in
          self?.session?.setDevice(device)
        }
      } + [MenuChoice(title: touches) { [weak self] in self?.showsTouches.toggle() }])
  }

  /// Opens the menu of the formats in which the recording can be saved.
  func showFormats() {
    guard let session, session.recording.frameCount > 0 else {
      return announce("There is nothing to save yet. Use the demo first.")
    }
    // The menu is the studio's: keys would go to the demo behind it.
    let (view, hadKeyboard) = (session.sceneView, session.sceneView.hasKeyboard)
    view.releaseKeyboard()
    showMenu(
      session.savedRangeTitle, from: saveButton,
      SaveFormat.all(of: session.demo).map { format in
        MenuChoice(title: format.title) { [weak self] in self?.save(as: format) }
      },
      onClose: { [weak view] in if hadKeyboard { view?.takeKeyboard(focuses: false) } })
  }
}

import UIKit

/// The menus of the studio.
extension StudioViewController {
  /// Adds the menus to the buttons for the device and for saving.
  func addMenus() {
    deviceButton?.opensMenu { [weak self] in self?.deviceMenu() ?? UIMenu() }
    saveButton.opensMenu { [weak self] in self?.formatMenu() ?? UIMenu() }
  }

  /// Returns a menu of the devices and of what is shown over the stage.
  private func deviceMenu() -> UIMenu {
    let devices: [UIMenuElement] = StageDevice.all.map { device in
      UIAction(title: device.title, isChosen: device == session?.device) { [weak self] in
        self?.session?.setDevice(device)
      }
    }
    let touches = UIAction(title: "Show touches", isChosen: showsTouches) { [weak self] in
      self?.showsTouches.toggle()
    }
    return UIMenu(children: devices + [UIMenu.section([touches])])
  }

  /// Returns a menu of the formats in which the recording can be saved. If there is no recording,
  /// the menu is empty, and a message is shown.
  private func formatMenu() -> UIMenu {
    guard let session, session.recording.frameCount > 0 else {
      announce("There is nothing to save yet. Use the demo first.")
      return UIMenu()
    }
    let formats = SaveFormat.all(of: session.demo)
    func rows(arePictures: Bool) -> [UIMenuElement] {
      formats.filter { $0.isPictures == arePictures }.map { format in
        UIAction(title: format.title) { [weak self] _ in self?.save(as: format) }
      }
    }
    return UIMenu(
      title: session.savedRangeTitle,
      children: rows(arePictures: true) + [UIMenu.section(rows(arePictures: false))])
  }

  /// Opens the menu of the formats.
  func showFormats() {
    view.hostScene.enter { saveButton.performPrimaryAction() }
  }
}

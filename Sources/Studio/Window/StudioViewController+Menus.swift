import UIKit

/// What there is to choose from.
extension StudioViewController {
  /// Asks for the screen of the stage, and what is shown over it.
  func showDevices() {
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for device in StageDevice.all {
      menu.addAction(
        UIAlertAction(title: device.title, style: .default) { [weak self] _ in
          self?.session?.setDevice(device)
        })
    }
    menu.addAction(
      UIAlertAction(title: showsTouches ? "Hide touches" : "Show touches", style: .default) {
        [weak self] _ in self?.showsTouches.toggle()
      })
    show(menu, from: deviceButton)
  }

  /// Asks for the kind of file that the recording is saved as.
  func showFormats() {
    guard let session, session.recording.frameCount > 0 else {
      return announce("There is nothing to save yet.")
    }
    let menu = UIAlertController(
      title: session.savedRangeTitle, message: nil, preferredStyle: .actionSheet)
    for format in SaveFormat.all {
      menu.addAction(
        UIAlertAction(title: format.title, style: .default) { [weak self] _ in
          self?.save(as: format)
        })
    }
    show(menu, from: saveButton)
  }

  private func show(_ menu: UIAlertController, from button: UIView?) {
    guard presentedViewController == nil else { return }
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    menu.popoverPresentationController?.sourceView = button
    menu.popoverPresentationController?.sourceRect = button?.bounds ?? .zero
    present(menu, animated: true)
  }
}

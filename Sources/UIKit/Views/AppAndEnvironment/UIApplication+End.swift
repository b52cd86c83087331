extension UIApplication {
  /// Notifies the app that it is about to end. An app in the foreground enters the background
  /// first, as on a device, because apps save their state there. A second call has no effect.
  func prepareToEnd() {
    guard !willEnd else { return }
    willEnd = true
    // A scene that another scene shows ends before that one.
    let ending = Array(scenes.filter { $0 !== firstScene }.reversed()) + [firstScene]
    for scene in ending { scene.enter { scene.enterBackground() } }
    // Scenes that have no delegate of their own belong to the first scene's app.
    let apps = ending.filter { $0 === firstScene || $0.guestDelegate != nil }
    for scene in apps { scene.enter { delegate?.applicationWillTerminate(self) } }
    // It is posted once, as code of the app that is shown and not of the tool that shows it.
    apps.first?.enter { post(UIApplication.willTerminateNotification) }
  }
}

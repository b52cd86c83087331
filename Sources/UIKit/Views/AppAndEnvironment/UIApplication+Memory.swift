extension UIApplication {
  /// Posted by the application when memory is short.
  public nonisolated static let didReceiveMemoryWarningNotification =
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")

  /// Simulates that memory is short, as on a device. It notifies the delegate, posts
  /// ``didReceiveMemoryWarningNotification``, notifies the controllers in the windows, and releases
  /// the rendered pictures that are kept for the next frames.
  package func simulateMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
    for scene in allScenes {
      scene.enter { for window in scene.windows { window.content?.memoryIsShort() } }
      scene.display?.releasePictures()
    }
  }
}

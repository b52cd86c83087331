/// A responder that handles the repeats of a held key, such as an open menu.
@MainActor
protocol KeyRepeatReceiver: UIResponder {
  /// Handles a repeat of a key whose press began on the responder.
  func repeatKey(_ key: UIKey)
}

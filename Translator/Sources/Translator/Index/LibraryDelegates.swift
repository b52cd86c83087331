/// Optional methods of the library's delegates, data sources and animators, called as `d.f?(x)`.
enum LibraryDelegates {
  /// Whether such a call calls a method and not a closure in a variable: closures have no labels.
  static func hasMethod(_ name: String, labels: [String?]) -> Bool {
    if labels.contains(where: { $0 != nil }) || animatorMethods.contains(name) { return true }
    return senders.contains { sender in
      guard name.hasPrefix(sender) else { return false }
      return name.dropFirst(sender.count).first.map { $0.isUppercase } ?? false
    }
  }

  /// Those of `UIViewImplicitlyAnimating` without labels.
  private static let animatorMethods: Set<String> = ["addAnimations", "addCompletion"]

  /// What the names of methods without labels begin with.
  private static let senders = [
    "scrollView", "textField", "textView", "searchBar", "gestureRecognizer", "application",
    "scene", "animation", "presentationController", "adaptivePresentationStyle",
    "popoverPresentationController", "imagePickerController", "tabBarController",
    "navigationController", "splitViewController", "pickerView", "updateSearchResults",
    "willPresentSearch", "didPresentSearch", "willDismissSearch", "didDismissSearch",
    "numberOf", "viewForZooming", "sectionIndexTitles", "indexPathForPreferredFocusedView",
  ]
}

import Foundation

/// The deselection in a list controller's list when the controller appears again.
@MainActor
enum SelectionClearing {
  /// Deselects everything, along with a transition where there is one.
  ///
  /// - Parameters:
  ///   - paths: what is selected.
  ///   - reselect: selects a path again, because the transition was cancelled.
  static func clear(
    _ paths: [IndexPath], with coordinator: (any UIViewControllerTransitionCoordinator)?,
    deselect: @escaping (_ path: IndexPath, _ animated: Bool) -> Void,
    reselect: @escaping (IndexPath) -> Void
  ) {
    guard !paths.isEmpty else { return }
    guard let coordinator, coordinator.isAnimated else {
      for path in paths { deselect(path, false) }
      return
    }
    // Until its end, an interaction controller of the app may use the selection to find the view
    // that it moves to.
    if (coordinator as? TransitionCoordinator)?.isDrivenByApp ?? false {
      coordinator.animate(alongsideTransition: nil) { context in
        guard !context.isCancelled else { return }
        for path in paths { deselect(path, true) }
      }
      return
    }
    coordinator.animate(
      alongsideTransition: { _ in
        for path in paths { deselect(path, true) }
      },
      completion: { context in
        guard context.isCancelled else { return }
        for path in paths { reselect(path) }
      })
  }
}

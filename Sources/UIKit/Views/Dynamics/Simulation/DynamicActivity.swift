/// The animators that are moving items in a scene.
@MainActor
final class DynamicActivity {
  private struct Entry { weak var animator: UIDynamicAnimator? }

  private var entries: [Entry] = []

  func begin(_ animator: UIDynamicAnimator) {
    end(animator)
    entries.append(Entry(animator: animator))
  }

  func end(_ animator: UIDynamicAnimator) {
    entries.removeAll { $0.animator == nil || $0.animator === animator }
  }

  /// Whether items move in a view, in one of its superviews, or in one of its descendants.
  func isMoving(in view: UIView) -> Bool {
    entries.contains { entry in
      guard let reference = entry.animator?.referenceView else { return false }
      return reference.isDescendant(of: view) || view.isDescendant(of: reference)
    }
  }
}

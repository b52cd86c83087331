import CoreGraphics

/// The backgrounds of the lists in a compositional layout: a view for each visible section. For the
/// first and the last section it extends beyond the content.
@MainActor
final class ListBackgrounds {
  private var views: [Int: UIView] = [:]
  var count: Int { views.count }

  /// - Parameters:
  ///   - sections: the visible sections.
  ///   - count: the number of all sections.
  func place(_ sections: ArraySlice<CompositionalSection>, of count: Int, in list: UICollectionView)
  {
    var unused = views
    for section in sections {
      guard let color = section.definition.list?.backgroundColor, color != .clear else { continue }
      let view = unused.removeValue(forKey: section.index) ?? UIView()
      views[section.index] = view
      var (top, bottom) = (section.start, section.end)
      if section.index == 0 { top = min(top, list.bounds.minY) }
      if section.index == count - 1 { bottom = max(bottom, list.bounds.maxY) }
      let frame = CGRect(
        x: list.bounds.minX, y: top, width: list.bounds.width, height: max(bottom - top, 0))
      ViewAnimation.withoutInheritedAnimation {
        if view.frame != frame { view.frame = frame }
        if view.backgroundColor != color { view.backgroundColor = color }
        guard view.superview !== list else { return }
        view.isUserInteractionEnabled = false
        list.insertSubview(view, at: list.backIndex)
      }
    }
    for (index, view) in unused {
      view.removeFromSuperview()
      views[index] = nil
    }
  }

  func remove() {
    for view in views.values { view.removeFromSuperview() }
    views = [:]
  }
}

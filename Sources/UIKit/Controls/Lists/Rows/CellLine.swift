import CoreGraphics

/// A thin line at the edge of a row.
@MainActor
final class CellLine {
  private var view: UIView?

  func place(_ frame: CGRect?, color: UIColor, in cell: UIView) {
    guard let frame else {
      view?.isHidden = true
      return
    }
    let view = self.view ?? UIView()
    if self.view == nil {
      view.isUserInteractionEnabled = false
      self.view = view
      cell.addSubview(view)
    }
    view.isHidden = false
    if view.frame != frame { view.frame = frame }
    if view.backgroundColor != color { view.backgroundColor = color }
  }
}

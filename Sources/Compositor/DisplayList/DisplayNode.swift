/// Something to draw, in the coordinates of the group that holds it once its own transform is
/// applied. Nodes are drawn in order, later ones on top.
package enum DisplayNode: Sendable {
  case fill(Fill)
  case picture(Picture)
  case border(Border)
  case shadow(Shadow)
  case drawing(PlacedDrawing)
  case backdrop(Backdrop)
  case group(DisplayGroup)
}

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
  /// Nodes that are drawn as if each stood in the place of the run: a part of a long list, which is
  /// an object of its own so that it is kept while nothing in it changes.
  case run(GroupContent)
}

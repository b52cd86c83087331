package import Compositor
package import CoreGraphics

/// A picture of a frame's layers as sheets, of the stage's size.
package struct ExplodedPicture {
  private let content: GroupContent
  private let size: CGSize

  /// Points around the sheets.
  private static let margin: CGFloat = 24
  /// The studio's, in light.
  private static let canvas = RGBA(red: 0.914, green: 0.918, blue: 0.933, alpha: 1)
  private static let edge = RGBA(red: 0.353, green: 0.369, blue: 0.412, alpha: 0.55)

  /// - Parameters:
  ///   - stage: the size of the stage's screen, in points.
  ///   - sheetCount: the number of sheets for which there has to be room.
  package init(plan: LayerPlan, background: RGBA, stage: CGSize, sheetCount: Int) {
    let area = CGRect(origin: .zero, size: stage).insetBy(
      dx: min(Self.margin, stage.width / 4), dy: min(Self.margin, stage.height / 4))
    let sheets = ExplodedStage(
      plan, background: background,
      placement: SheetPlacement(
        Explosion(), stage: stage, sheetCount: sheetCount, in: area))
    size = stage
    content = sheets.content(
      chosen: nil, colors: ExplodedStage.Colors(edge: Self.edge, chosen: Self.edge))
  }

  /// - Parameter scale: pixels per point.
  /// - Returns: nil where there is no memory for it.
  package func draw(scale: CGFloat, by compositor: any Compositor) -> CGImage? {
    compositor.image(
      of: DisplayList(
        width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
        background: Self.canvas,
        root: DisplayGroup(content: content, transform: .scale(x: scale, y: scale))))
  }
}

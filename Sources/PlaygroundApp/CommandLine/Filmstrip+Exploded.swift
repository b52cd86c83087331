import Compositor
import Platform
import QuartzCore
import Studio
import UIKit
import UIKitSimulator

extension Filmstrip {
  /// The layers at one time.
  private struct Moment {
    let time: TimeInterval
    let plan: LayerPlan
    let background: RGBA
    let size: CGSize
  }

  /// Returns pictures of the layers as sheets at times in increasing order. Each has the size of
  /// the stage, and all have room for the maximum number of sheets.
  func shootExploded(at times: [TimeInterval]) throws -> [Shot] {
    var last: (tree: LayerRecord, background: RGBA)?
    var moments: [Moment] = []
    try visit(
      times,
      onFrame: { frame, simulator in
        let tree = simulator.stage.screen.layerTree
        last = (tree.recordLayers(describing: LayerNames.describe), frame.list.background)
      },
      { simulator, time in
        guard let last else { return }
        moments.append(
          Moment(
            time: time, plan: LayerPlan(last.tree), background: last.background,
            size: simulator.stage.screen.bounds.size))
      })
    let most = moments.map(\.plan.sheetCount).max() ?? 1
    let compositor = CompositorMaker.make()
    return moments.compactMap { moment in
      let picture = ExplodedPicture(
        plan: moment.plan, background: moment.background, stage: moment.size, sheetCount: most)
      return picture.draw(scale: scale, by: compositor).map {
        Shot(time: moment.time, image: $0, size: moment.size)
      }
    }
  }
}

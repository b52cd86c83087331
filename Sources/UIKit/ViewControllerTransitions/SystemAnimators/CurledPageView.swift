import Compositor
import CoreGraphics
import CoreImage
import QuartzCore

/// A picture of a page that can be curled up. It lets touches through.
@MainActor
final class CurledPageView: UIView {
  override class var layerClass: AnyClass { SnapshotLayer.self }

  private static let keyPath = "filters.PageCurlFilter.\(kCIInputTimeKey)"

  /// Shows what a view shows now, in the same place.
  convenience init(of page: UIView) {
    self.init(frame: page.frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    show(page)
    curl = 0
  }

  /// Takes another picture of the page, which may look different since.
  func show(_ page: UIView) {
    (layer as? SnapshotLayer)?.snapshot = page.layer.snapshot(afterUpdates: true)
  }

  /// From 0, flat, to 1, gone.
  var curl: Double = 0 {
    didSet {
      let filter = PageCurlFilter()
      filter.setValue(curl, forKey: kCIInputTimeKey)
      layer.filters = [filter]
    }
  }

  /// - Parameter isEven: whether it curls at an even speed, as under a finger.
  func curl(
    to end: Double, from start: Double, duration: TimeInterval, isEven: Bool = false,
    completion: @escaping @MainActor () -> Void
  ) {
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    curl = end
    let animation = CABasicAnimation(keyPath: Self.keyPath)
    animation.fromValue = start
    animation.toValue = end
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: isEven ? .linear : .easeInEaseOut)
    layer.add(animation, forKey: "curl")
    CATransaction.commit()
  }
}

/// Rolls a picture up from its lower right corner. Its time runs from 0, flat, to 1, gone.
private final class PageCurlFilter: CIFilter {
  override var outputImage: CIImage? {
    guard let input = value(forKey: kCIInputImageKey) as? CIImage else { return nil }
    let fraction = value(forKey: kCIInputTimeKey) as? Double ?? 0
    let group = DisplayGroup(content: input.content, effects: [PageCurl(fraction: fraction)])
    return CIImage(content: GroupContent(nodes: [.group(group)]), extent: input.extent)
  }
}

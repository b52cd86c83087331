import Compositor
import CoreGraphics
import CoreImage
import QuartzCore

/// A snapshot of a page that can be curled up. It lets touches through.
@MainActor
final class CurledPageView: UIView {
  override class var layerClass: AnyClass { SnapshotLayer.self }

  private static let keyPath = "filters.PageCurlFilter.\(kCIInputTimeKey)"
  private(set) var lift = PageLift()

  /// Shows a snapshot of a view, with the view's frame.
  convenience init(of page: UIView, lift: PageLift = PageLift()) {
    self.init(frame: page.frame)
    setUp(lift)
    takeSnapshot(of: page)
    curl = 0
  }

  /// Shows a sheet of a book with its back, which is visible once the sheet is turned over.
  ///
  /// - Parameter book: both halves, in the coordinates of the two pages' frames.
  convenience init(turning front: UIView, to back: UIView, in book: CGRect, lift: PageLift) {
    self.init(frame: book)
    bounds.origin = book.origin
    setUp(lift)
    for page in [front, back] { addSubview(CurledPageView(picturing: page)) }
    curl = 0
  }

  private convenience init(picturing page: UIView) {
    self.init(frame: page.frame)
    takeSnapshot(of: page)
  }

  private func setUp(_ lift: PageLift) {
    self.lift = lift
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
  }

  /// Takes another snapshot of the page, which may have changed.
  func takeSnapshot(of page: UIView) {
    (layer as? SnapshotLayer)?.snapshot = page.layer.snapshot(afterUpdates: true)
  }

  /// From 0, flat, to 1, curled away.
  var curl: Double = 0 {
    didSet {
      let filter = PageCurlFilter()
      filter.setValue(curl, forKey: kCIInputTimeKey)
      filter.setValue(lift, forKey: PageCurlFilter.liftKey)
      layer.filters = [filter]
    }
  }

  /// - Parameter isEven: whether it curls at an even speed, as for a gesture.
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

/// How a page is lifted.
struct PageLift {
  var edge = PageCurl.Edge.bottom
  /// Whether the corner that is lifted first is the one at the bottom or the right.
  var startsAtEnd = true
  /// Whether it is a sheet of an open book, which is turned over onto the other half instead of
  /// being removed.
  var turnsOver = false

  /// The half of a book in which the sheet lies at first.
  fileprivate func sheet(in book: CGRect) -> CGRect {
    let (width, height) = (book.width / 2, book.height / 2)
    return switch edge {
    case .right: CGRect(x: book.midX, y: book.minY, width: width, height: book.height)
    case .left: CGRect(x: book.minX, y: book.minY, width: width, height: book.height)
    case .bottom: CGRect(x: book.minX, y: book.midY, width: book.width, height: height)
    case .top: CGRect(x: book.minX, y: book.minY, width: book.width, height: height)
    }
  }
}

/// Rolls a picture up from one of its corners. Its time runs from 0, flat, to 1, curled away or
/// turned over.
private final class PageCurlFilter: CIFilter {
  static let liftKey = "inputLift"

  override var outputImage: CIImage? {
    guard let input = value(forKey: kCIInputImageKey) as? CIImage else { return nil }
    let fraction = value(forKey: kCIInputTimeKey) as? Double ?? 0
    let lift = value(forKey: Self.liftKey) as? PageLift ?? PageLift()
    let extent = input.extent
    // The y axis of the image points downwards.
    let book = CGRect(x: extent.minX, y: -extent.maxY, width: extent.width, height: extent.height)
    let effect = PageCurl(
      fraction: fraction, edge: lift.edge, startsAtEnd: lift.startsAtEnd,
      sheet: lift.turnsOver ? lift.sheet(in: book) : nil)
    let group = DisplayGroup(content: input.content, effects: [.pageCurl(effect)])
    return CIImage(content: GroupContent(nodes: [.group(group)]), extent: extent)
  }
}

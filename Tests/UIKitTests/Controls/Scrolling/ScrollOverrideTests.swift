import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Subclasses that override the properties through which a scroll view moves.
@MainActor
struct ScrollOverrideTests {
  private final class RecordingScrollView: UIScrollView {
    var offsets: [CGPoint] = []
    var origins: [CGPoint] = []
    var sizes: [CGSize] = []

    override var contentOffset: CGPoint { didSet { offsets.append(contentOffset) } }
    override var bounds: CGRect { didSet { origins.append(bounds.origin) } }
    override var contentSize: CGSize { didSet { sizes.append(contentSize) } }

    func forget() {
      offsets = []
      origins = []
    }
  }

  /// Its content moves up and down only.
  private final class UprightScrollView: UIScrollView {
    override var contentOffset: CGPoint {
      get { super.contentOffset }
      set { super.contentOffset = CGPoint(x: 0, y: newValue.y) }
    }
  }

  @Test func overridesOfTheOffsetAndTheBoundsSeeAllScrolling() {
    let view = RecordingScrollView()
    let stage = ScrollStage(scrollView: view)
    view.forget()
    stage.hold(0, -200)
    #expect(view.contentOffset.y > 100)
    #expect(view.offsets.count > 3 && view.offsets.last == view.contentOffset)
    #expect(view.origins.count > 3 && view.origins.last == view.contentOffset)
    stage.simulator.touchCancel()
    stage.simulator.settle()
    view.forget()
    stage.fling(0, -200)
    view.forget()
    #expect(view.isDecelerating)
    stage.simulator.settle()
    #expect(view.offsets.count > 10 && view.offsets.last == view.contentOffset)
    #expect(view.origins.count > 10 && view.origins.last == view.contentOffset)
    view.forget()
    view.setContentOffset(.zero, animated: true)
    stage.simulator.settle()
    // 0.3 seconds, with 60 frames a second.
    #expect(view.offsets.count > 10 && view.offsets.last == .zero)
    #expect(view.origins.count > 10 && view.origins.last == .zero)
  }

  @Test func anOverrideThatHoldsAnAxisHoldsItInADragAndAfterIt() {
    let view = UprightScrollView()
    let stage = ScrollStage(content: CGSize(width: 2000, height: 4000), scrollView: view)
    stage.hold(-150, -200)
    #expect(view.contentOffset.x == 0 && view.contentOffset.y > 100)
    stage.simulator.touchCancel()
    stage.fling(-150, -200)
    let released = view.contentOffset.y
    stage.simulator.settle()
    #expect(view.contentOffset.x == 0 && view.contentOffset.y > released)
    #expect(!view.isDecelerating)
  }

  @Test func anOverrideOfTheContentsSizeSeesZooming() {
    let view = RecordingScrollView()
    let stage = ScrollStage(content: CGSize(width: 390, height: 844), scrollView: view)
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.addSubview(picture)
    view.maximumZoomScale = 4
    stage.journal.zoomed = picture
    view.zoomScale = 2
    #expect(view.sizes.last == CGSize(width: 780, height: 1688))
    #expect(view.contentSize == CGSize(width: 780, height: 1688))
  }
}

import CoreGraphics
import QuartzCore
import UIKitTestSupport

@testable import UIKit

/// Nested scroll views under random touches and wheel events, with a delegate that changes any
/// property inside its calls.
///
/// The sequence follows from the seed alone, so a failure can be run again.
@MainActor
final class ScrollMonkey: NSObject, UIScrollViewDelegate {
  static let size = CGSize(width: 200, height: 300)

  let simulator: Simulator
  let scrollViews: [UIScrollView]
  private let root: UIView
  /// The zoomed view of each scroll view.
  private let pictures: [UIView]
  private var random: SeededGenerator
  private var depth = 0
  private var isCalm = false
  /// The probability of a further change in a callback, in per cent.
  private let restlessness: Int
  /// Whether numbers may be invalid and offsets out of range; otherwise the final state is
  /// predictable.
  let isWild: Bool

  init(seed: UInt64) {
    random = SeededGenerator(state: seed)
    isWild = seed.isMultiple(of: 2)
    restlessness = [3, 10, 20, 40][Int(seed / 2 % 4)]
    let controller = UIViewController()
    simulator = Simulator(size: Self.size, scale: 1, root: controller)
    root = controller.view
    let frames = [
      CGRect(x: 0, y: 0, width: 200, height: 300), CGRect(x: 0, y: 20, width: 200, height: 140),
      CGRect(x: 0, y: 0, width: 200, height: 140), CGRect(x: 20, y: 180, width: 160, height: 100),
    ]
    scrollViews = frames.map { UIScrollView(frame: $0) }
    pictures = frames.map { UIView(frame: CGRect(origin: .zero, size: $0.size)) }
    super.init()
    for (index, view) in scrollViews.enumerated() {
      pictures[index].backgroundColor = .red
      view.addSubview(pictures[index])
      view.delegate = self
      (index == 0 ? root : scrollViews[(index - 1) % 2]).addSubview(view)
    }
    scrollViews[0].contentSize = CGSize(width: 200, height: 900)
    scrollViews[0].contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 40, right: 0)
    scrollViews[1].contentSize = CGSize(width: 800, height: 140)
    scrollViews[1].isPagingEnabled = true
    scrollViews[2].contentSize = frames[2].size
    scrollViews[2].minimumZoomScale = 0.5
    scrollViews[2].maximumZoomScale = 3
    scrollViews[3].alwaysBounceVertical = true
    scrollViews[3].alwaysBounceHorizontal = true
    scrollViews[3].contentInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
  }

  private func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  private func chance(_ percent: Int) -> Bool { pick(1...100) <= percent }
  private var anyView: UIScrollView { scrollViews[pick(0...scrollViews.count - 1)] }
  private var anyNumber: CGFloat {
    let odd: [CGFloat] = [
      .nan, .infinity, -.infinity, 0, -0.0, -100, 1e300, -1e300, .leastNonzeroMagnitude,
      .greatestFiniteMagnitude,
      1e-9, 1e9, -.greatestFiniteMagnitude,
    ]
    return isWild && chance(30) ? odd[pick(0...odd.count - 1)] : CGFloat(pick(-100...900))
  }
  private var anyPoint: CGPoint { CGPoint(x: anyNumber, y: anyNumber) }
  private var anySize: CGSize { CGSize(width: anyNumber, height: anyNumber) }
  private var anyInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: anyNumber / 10, left: anyNumber / 10, bottom: anyNumber / 10, right: anyNumber / 10)
  }
  private var anyScale: CGFloat {
    isWild && chance(20) ? anyNumber : CGFloat(pick(1...50)) / 10
  }

  // MARK: Observations

  /// Touches that have begun.
  private(set) var touches = 0
  private(set) var mistakes: [String] = []
  /// How often each method was called.
  private(set) var calls: [String: Int] = [:]
  private struct Open: Equatable {
    var drag = false
    var deceleration = false
    var zoom = false
  }
  private var open: [ObjectIdentifier: Open] = [:]

  /// Whether every drag, deceleration and zoom that began has ended.
  var isAllEnded: Bool { open.values.allSatisfy { $0 == Open() } }

  private func note(_ call: String, _ view: UIScrollView, _ change: (inout Open) -> Bool) {
    calls[call, default: 0] += 1
    if !change(&open[ObjectIdentifier(view), default: Open()]) {
      mistakes.append("\(call) of \(scrollViews.firstIndex(of: view) ?? -1)")
    }
    stir()
  }

  /// A new delegate starts with the current state, so that a begin or end which it could not
  /// receive is not missed.
  private func setDelegate(of view: UIScrollView, isHere: Bool) {
    guard isHere != (view.delegate != nil) else { return }
    view.delegate = isHere ? self : nil
    open[ObjectIdentifier(view)] =
      isHere
      ? Open(drag: view.isDragging, deceleration: view.isDecelerating, zoom: view.isZoomReported)
      : Open()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll", scrollView) { _ in true } }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { note("zoom", scrollView) { _ in true } }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("begin drag", scrollView) { open in
      defer { open.drag = true }
      return !open.drag && !open.deceleration
    }
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("release", scrollView) { $0.drag && (velocity.x + velocity.y).isFinite }
    if chance(20) { targetContentOffset.pointee = anyPoint }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("end drag", scrollView) { open in
      defer { (open.drag, open.deceleration) = (false, decelerate) }
      return open.drag && !open.deceleration
    }
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("decelerate", scrollView) { $0.deceleration }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("end deceleration", scrollView) { open in
      defer { open.deceleration = false }
      return open.deceleration
    }
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("end animation", scrollView) { _ in true }
  }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    note("begin zoom", scrollView) { open in
      defer { open.zoom = true }
      return !open.zoom
    }
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    note("end zoom", scrollView) { open in
      defer { open.zoom = false }
      return open.zoom
    }
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { stir() }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    scrollViews.firstIndex(of: scrollView).map { pictures[$0] }
  }

  // MARK: Steps

  /// Changes one property, in any state.
  private func stir() {
    guard !isCalm, depth < 3, chance(restlessness) else { return }
    depth += 1
    defer { depth -= 1 }
    let view = anyView
    switch pick(0...14) {
    case 0: view.contentOffset = possible(anyPoint, in: view)
    case 1...2: view.setContentOffset(possible(anyPoint, in: view), animated: chance(70))
    case 3: view.contentSize = chance(20) ? .zero : anySize
    case 4: view.contentInset = anyInsets
    case 5: view.setZoomScale(anyScale, animated: chance(50))
    case 6:
      view.zoom(to: CGRect(origin: anyPoint, size: anySize), animated: chance(50))
    case 7: setDelegate(of: view, isHere: chance(60))
    case 8: view.isScrollEnabled = chance(70)
    case 9: if chance(40) { view.removeFromSuperview() }
    case 10: resize(view)
    case 11: limitZoom(of: view)
    case 12: change(view)
    case 13:
      view.scrollRectToVisible(CGRect(origin: anyPoint, size: anySize), animated: chance(50))
    default: if chance(30) { view.stopScrollingAndZooming() } else { view.flashScrollIndicators() }
    }
  }

  private func possible(_ point: CGPoint, in view: UIScrollView) -> CGPoint {
    isWild ? point : view.axes.clamp(point)
  }

  private func limitZoom(of view: UIScrollView) {
    guard view.delegate != nil else { return }
    if chance(50) { view.minimumZoomScale = anyScale } else { view.maximumZoomScale = anyScale }
    // Limits bind what is zoomed from then on.
    if !view.isZoomReported { view.zoomScale = view.zoomScale }
  }

  private func resize(_ view: UIScrollView) {
    if isWild, chance(20) {
      if chance(50) { view.frame.size = anySize } else { view.bounds.size = anySize }
    } else if chance(20) {
      view.transform = CGAffineTransform(scaleX: CGFloat(pick(0...3)), y: 1)
    } else {
      view.frame.size = CGSize(width: pick(0...200), height: pick(0...300))
    }
  }

  private func change(_ view: UIScrollView) {
    switch pick(0...8) {
    case 0: view.bounces = chance(70)
    case 1: view.bouncesZoom = chance(70)
    case 2: view.isPagingEnabled = chance(30)
    case 3: view.isDirectionalLockEnabled = chance(50)
    case 4: view.decelerationRate = .init(rawValue: isWild ? anyNumber : 0.99)
    case 5: view.alwaysBounceVertical = chance(50)
    case 6: view.verticalScrollIndicatorInsets = anyInsets
    case 7: view.contentInsetAdjustmentBehavior = chance(50) ? .always : .automatic
    default: view.panGestureRecognizer.isEnabled = chance(80)
    }
  }

  private var places: [Int: CGPoint] = [:]

  /// One input event.
  func step() {
    if chance(4) { tidy() }
    if chance(50) { simulator.advance(by: Double(pick(0...(chance(90) ? 40 : 600))) / 1000) }
    let finger = pick(1...(chance(60) ? 2 : 3))
    let old = places[finger]
    var place = CGPoint(x: pick(0...199), y: pick(0...299))
    if let old, chance(80) {
      place = CGPoint(
        x: min(max(old.x + CGFloat(pick(-30...30)), 0), 199),
        y: min(max(old.y + CGFloat(pick(-30...30)), 0), 299))
    }
    switch pick(0...29) {
    case 0...20: press(finger, old, place)
    case 21: simulator.touchCancel(at: place, finger: finger)
    case 22...24:
      simulator.scroll(
        by: CGVector(dx: pick(-1...1) * 40, dy: pick(-3...3) * 40), at: place,
        isContinuous: chance(30))
    case 25...26:
      simulator.platform.send(
        .pinch(
          location: place, scale: CGFloat(pick(5...20)) / 10, rotation: 0, time: simulator.time))
    case 27: if chance(20) { lose() }
    case 28: if chance(5) { _ = simulator.snapshot() }
    default: simulator.advanceFrame()
    }
    stir()
  }

  private func press(_ finger: Int, _ old: CGPoint?, _ place: CGPoint) {
    if old == nil {
      touches += 1
      simulator.touchDown(at: place, finger: finger)
      places[finger] = place
    } else if chance(75) {
      simulator.touchMove(to: place, finger: finger)
      places[finger] = place
    } else {
      simulator.touchUp(at: place, finger: finger)
      places[finger] = nil
    }
  }

  private func lose() {
    if chance(50) {
      simulator.setFocus(false)
      simulator.setFocus(true)
    } else {
      simulator.resize(to: CGSize(width: pick(100...200), height: pick(100...300)))
    }
  }

  /// Restores what was removed, so that later steps still have an effect.
  private func tidy() {
    for (index, view) in scrollViews.enumerated() {
      if view.window == nil || view.superview == nil {
        (index == 0 ? root : scrollViews[(index - 1) % 2]).addSubview(view)
      }
      setDelegate(of: view, isHere: true)
      view.transform = .identity
      view.isScrollEnabled = true
      view.panGestureRecognizer.isEnabled = true
      view.frame = CGRect(x: 0, y: 10, width: 200, height: index == 0 ? 290 : 140)
      if view.contentSize.height < 50 { view.contentSize = CGSize(width: 400, height: 700) }
    }
  }

  /// Lifts all fingers and waits; returns whether everything settled.
  func settle() -> Bool {
    isCalm = true
    for finger in 1...3 { simulator.touchUp(at: CGPoint(x: 1, y: 1), finger: finger) }
    simulator.settle(limit: 60)
    return !simulator.advanceFrame()
  }

  // MARK: The end

  /// The violated conditions once all is at rest.
  var faults: [String] {
    scrollViews.enumerated().flatMap { index, view in
      var found: [String] = []
      if view.isDragging || view.isTracking || view.isDecelerating || view.isScrollAnimating {
        found.append("\(index) moves: \(view.phase), tracking \(view.isTracking)")
      }
      if view.isZooming || view.isZoomBouncing || view.isZoomReported {
        found.append("\(index) zooms")
      }
      if view.link != nil { found.append("\(index) waits for frames") }
      let (offset, size) = (view.contentOffset, view.contentSize)
      let numbers = [offset.x, offset.y, size.width, size.height, view.zoomScale]
      if !numbers.allSatisfy(\.isFinite) {
        found.append("\(index) is nowhere: \(view.contentOffset) \(view.zoomScale)")
      }
      let range = view.axes
      let distance = view.contentOffset.distance(to: range.clamp(view.contentOffset))
      if !isWild, !view.bounds.isEmpty, distance > 1e-6 {
        found.append("\(index) is at \(view.contentOffset), beyond \(range)")
      }
      if view.allowed(view.zoomScale) != view.zoomScale {
        found.append("\(index) has the scale \(view.zoomScale)")
      }
      return found
    }
  }
}

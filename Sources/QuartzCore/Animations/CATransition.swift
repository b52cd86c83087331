import Compositor
import CoreGraphics

/// Animates from a layer's former content to its current content.
///
/// The old content is a snapshot of the layer with its sublayers as last shown when the transition
/// was added; the new content stays live. The layer's own position, opacity and clip apply to both.
/// A layer that is hidden then goes over to nothing, and one that is shown, or added to another
/// layer, comes from nothing.
///
/// A layer has one transition at a time: its key is always ``kCATransition``.
open class CATransition: CAAnimation {
  /// How the new content replaces the old one; a fade by default. An unknown name fades, with a
  /// warning.
  ///
  /// Besides the constants there are the names that Apple does not document: `cube`, `alignedCube`,
  /// `flip`, `oglFlip`, `alignedFlip`, `pageCurl`, `pageUnCurl`, `cameraIrisHollowOpen`,
  /// `cameraIrisHollowClose`, `rippleEffect` and `suckEffect`.
  open var type = CATransitionType.fade {
    didSet { if isFixed("type") { type = oldValue } }
  }
  /// The side that motion starts from; nil counts as left.
  open var subtype: CATransitionSubtype? {
    didSet { if isFixed("subtype") { subtype = oldValue } }
  }

  /// The fraction of the transition at which it begins, from 0 to 1.
  open var startProgress: Float = 0 {
    didSet {
      startProgress = isFixed("startProgress") ? oldValue : fraction(startProgress, or: oldValue)
    }
  }
  /// The fraction of the transition at which it ends, from 0 to 1; the new content is shown after
  /// that.
  open var endProgress: Float = 1 {
    didSet {
      endProgress = isFixed("endProgress") ? oldValue : fraction(endProgress, or: oldValue)
    }
  }

  /// The content when the transition was added.
  private(set) var origin: TransitionPicture?

  /// A fade.
  public override init() { super.init() }

  /// Archives are not read: it has the effect of ``init()``.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }

  override func prepare(for layer: CALayer, presentation: @autoclosure () -> LayerValues) {
    if !CATransitionType.known.contains(type) {
      Diagnostics.warn("There is no transition of type \"\(type.rawValue)\"; it is a fade.")
      type = .fade
    }
    guard origin == nil else { return }
    let shown = layer.rendering.shown
    // A layer that was hidden or away keeps what it drew before, but showed nothing, unless it was
    // just leaving.
    let wasSeen =
      layer.isStillThere && (!shown.isHidden || layer.rendering.transition != nil)
    origin = TransitionPicture(
      content: wasSeen ? layer.shownContent.group : nil, bounds: shown.bounds)
  }

  override var isTransition: Bool { true }

  /// The progress from 0 to 1 at a moment.
  func fraction(at moment: AnimationMoment) -> Double {
    let (start, end) = (Double(startProgress), Double(endProgress))
    return min(max(start + (end - start) * progress(at: moment.time), 0), 1)
  }

  private func fraction(_ value: Float, or old: Float) -> Float {
    guard value.isFinite else {
      Diagnostics.warn("A transition's progress must be a finite number; the value is ignored.")
      return old
    }
    return min(max(value, 0), 1)
  }
}

/// The content of a layer, in its own coordinates.
struct TransitionPicture {
  /// Nil if nothing was visible.
  let content: GroupContent?
  let bounds: CGRect
}

/// The key that every transition is added with.
public let kCATransition = "transition"

/// How the new content replaces the old one.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name that it is known by.
  public let rawValue: String
  /// A value of any name, also of one that is not listed here.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one dissolves into the other (the default).
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new one slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new one pushes the old one out. The old one fades out as it moves, the new one in.
  public static let push = CATransitionType(rawValue: "push")
  /// The old one slides away from the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side that a transition's motion starts from.
///
/// As on iOS, top and bottom are in a coordinate system whose y axis points up: motion "from top"
/// starts at the lower edge of the screen.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name that it is known by.
  public let rawValue: String
  /// A value of any name, also of one that is not listed here.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the left edge of the screen.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the right edge of the screen.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the edge with the largest y.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the edge with the smallest y.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

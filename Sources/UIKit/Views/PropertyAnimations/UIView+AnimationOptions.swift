import CoreGraphics

extension UIView {
  /// The timing curve of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// Begins and ends slowly. The control points are (0.42, 0) and (0.58, 1).
    case easeInOut = 0
    /// Begins slowly. The control points are (0.42, 0) and (1, 1).
    case easeIn = 1
    /// Ends slowly. The control points are (0, 0) and (0.58, 1).
    case easeOut = 2
    /// Has a constant speed.
    case linear = 3
    /// The curve of the keyboard, to which UIKit gives no name. Notifications about the keyboard
    /// contain its raw value. In an animation block it is a critically damped spring that settles
    /// at the duration. Elsewhere it is the nearest Bézier curve, with the control points (0.32,
    /// 0.69) and (0.12, 1).
    case keyboard = 7
  }

  /// Options of an animation block. The values are Apple's.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, one for each member.
    public let rawValue: UInt
    /// A set of any bits. Bits that have no name are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the changed views inside the block, so that their subviews are animated with them.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets the animated views receive touches. Otherwise they receive none until their animations
    /// have ended. Hit testing uses their final frames, not those on the screen. For the latter use
    /// `layer.presentation()?.hitTest(_:)`, as on iOS, or a property animator.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts a value that is not animated additively from the value on the screen.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats indefinitely.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs backwards after each run.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Makes a nested block keep its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Makes a nested block keep its own timing curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates changes in the new content of a transition. Otherwise they take effect immediately.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Makes `transition(from:to:)` hide and show the two views instead of removing and adding
    /// them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Makes a nested block ignore the options of the enclosing block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Begins and ends slowly. This is the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Has a constant speed, which is recommended for interactive animations.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Moves like the keyboard: the option that apps make from the number of its curve.
    static let keyboardCurve = AnimationOptions(rawValue: 7 << 16)

    /// Uses no transition: changes animate as in a plain block.
    public static let transitionNone: AnimationOptions = []
    /// The view rotates about its vertical axis. Its left side comes forward.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view rotates about its vertical axis. Its right side comes forward.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The old content curls up like a page, beginning at its lower edge.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The new content uncurls like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The old content fades into the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view rotates about its horizontal axis. Its upper side comes forward.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The view rotates about its horizontal axis. Its lower side comes forward.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Uses the frame rate of the screen.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// 60 frames per second. It is a hint that has no effect here: the screen's frame rate is used.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// 30 frames per second. It is a hint that has no effect here: the screen's frame rate is used.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The options that a nested block inherits unless it has `.overrideInheritedOptions`.
    private static let inheritable: AnimationOptions = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
    ]

    /// These options, combined with those inherited from an enclosing block.
    func inheriting(_ outer: AnimationOptions) -> AnimationOptions {
      contains(.overrideInheritedOptions) ? self : union(outer.intersection(Self.inheritable))
    }

    private static let curveShift: UInt = 16
    private static let curveMask: UInt = 0xF << curveShift

    /// The timing curve. Raw values without a name mean ease-in-out.
    var curve: AnimationCurve {
      AnimationCurve(rawValue: Int((rawValue & Self.curveMask) >> Self.curveShift)) ?? .easeInOut
    }
  }
}

extension UIView.AnimationCurve {
  var timingFunction: CAMediaTimingFunction {
    switch self {
    case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    // The least-squares fit to the spring.
    case .keyboard: CAMediaTimingFunction(controlPoints: 0.321, 0.685, 0.118, 1)
    }
  }
}

import CoreGraphics

extension UIView {
  /// The timing curve of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// Begins and ends slowly: control points (0.42, 0) and (0.58, 1).
    case easeInOut = 0
    /// Begins slowly: control points (0.42, 0) and (1, 1).
    case easeIn = 1
    /// Ends slowly: control points (0, 0) and (0.58, 1).
    case easeOut = 2
    /// Even speed.
    case linear = 3
    /// That of the keyboard, which UIKit has without a name: notifications about the keyboard
    /// give its number. In a block it is a critically damped spring that settles at the duration,
    /// elsewhere the nearest curve, with the control points (0.32, 0.69) and (0.12, 1).
    case keyboard = 7
  }

  /// How a block animates. The values are Apple's.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, one for each member.
    public let rawValue: UInt
    /// A set of bits; those without a name are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the changed views inside the block, so that their subviews move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets the animated views receive touches, which they otherwise do not until they are at rest.
    /// Hit testing uses their final frames, not those on the screen: for these use
    /// `layer.presentation()?.hitTest(_:)`, as on iOS, or a property animator.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// A value that is not animated additively starts from the value on the screen.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats indefinitely.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back after each run.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// A nested block keeps its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// A nested block keeps its own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a transition, changes animate in the new content, instead of taking effect at once.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// `transition(from:to:)` hides and shows the two views instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// A nested block does not inherit the options of the enclosing one.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Begins and ends slowly, as when no curve is named.
    public static let curveEaseInOut: AnimationOptions = []
    /// Begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even speed; recommended for interactive animations.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// As the keyboard moves: the options that apps make from the number of its curve.
    static let keyboardCurve = AnimationOptions(rawValue: 7 << 16)

    /// No transition: changes animate as in a plain block.
    public static let transitionNone: AnimationOptions = []
    /// The view turns about its vertical axis, its left side coming forward.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view turns about its vertical axis, its right side coming forward.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The old content curls up like a page, from its lower edge.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The new content uncurls like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The old content fades into the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view turns about its horizontal axis, its upper side coming forward.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The view turns about its horizontal axis, its lower side coming forward.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// As many frames a second as the screen shows.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// 60 frames a second. It is a hint, and frames come at the rate of the screen here.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// 30 frames a second. It is a hint, and frames come at the rate of the screen here.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The options that a nested block inherits without `.overrideInheritedOptions`.
    private static let inheritable: AnimationOptions = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
    ]

    /// These options, with those inherited from an enclosing block.
    func inheriting(_ outer: AnimationOptions) -> AnimationOptions {
      contains(.overrideInheritedOptions) ? self : union(outer.intersection(Self.inheritable))
    }

    private static let curveShift: UInt = 16
    private static let curveMask: UInt = 0xF << curveShift

    /// The curve; raw values without a name ease in and out.
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
    // The least squares fit to the spring.
    case .keyboard: CAMediaTimingFunction(controlPoints: 0.321, 0.685, 0.118, 1)
    }
  }
}

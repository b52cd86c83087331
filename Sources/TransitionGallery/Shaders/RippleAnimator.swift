/// A wave runs from the middle to the corners; behind it the arriving page is shown.
public final class RippleAnimator: ShaderAnimator {
  /// An animator that runs forwards.
  public init() { super.init(kernel: RippleKernel.self) }
}

/// A wave runs from the middle to the corners. Behind it the arriving page is visible.
public final class RippleAnimator: ShaderAnimator {
  /// Makes an animator that runs forwards.
  public init() { super.init(kernel: RippleKernel.self) }
}

/// The pages are twisted about their middle, and untwisted as the arriving page.
public final class SwirlAnimator: ShaderAnimator {
  /// Makes an animator that runs forwards.
  public init() { super.init(kernel: SwirlKernel.self) }
}

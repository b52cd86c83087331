/// A bar of wavy glass moves across the pages. Behind it the arriving page is visible.
public final class RefractionAnimator: ShaderAnimator {
  /// Makes an animator that runs forwards.
  public init() { super.init(kernel: RefractionKernel.self) }
}

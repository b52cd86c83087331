/// A bar of wavy glass moves across; behind it the arriving page is shown.
public final class RefractionAnimator: ShaderAnimator {
  /// An animator that runs forwards.
  public init() { super.init(kernel: RefractionKernel.self) }
}

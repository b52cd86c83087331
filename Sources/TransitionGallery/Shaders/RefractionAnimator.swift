/// A bar of wavy glass moves across; behind it the arriving page is shown.
public final class RefractionAnimator: ShaderAnimator {
  public init() { super.init(kernel: RefractionKernel.self) }
}

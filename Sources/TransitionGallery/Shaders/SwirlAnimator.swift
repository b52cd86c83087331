/// The pages are wound up about their middle, and unwind as the arriving one.
public final class SwirlAnimator: ShaderAnimator {
  /// An animator that runs forwards.
  public init() { super.init(kernel: SwirlKernel.self) }
}

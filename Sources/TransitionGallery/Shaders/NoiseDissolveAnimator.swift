/// The departing page dissolves in growing spots, through which the arriving page is visible.
public final class NoiseDissolveAnimator: ShaderAnimator {
  /// - Parameter seed: the seed of the random numbers. The same seed gives the same spots.
  public init(seed: UInt64 = 0) {
    super.init(kernel: NoiseDissolveKernel.self, arguments: ["noise": NoiseTile(seed: seed)])
  }
}

/// The departing page is eaten away in spots that grow, through which the arriving one is seen.
public final class NoiseDissolveAnimator: ShaderAnimator {
  /// - Parameter seed: where the random numbers begin: the same seed gives the same spots.
  public init(seed: UInt64 = 0) {
    super.init(kernel: NoiseDissolveKernel.self, arguments: ["noise": NoiseTile(seed: seed)])
  }
}

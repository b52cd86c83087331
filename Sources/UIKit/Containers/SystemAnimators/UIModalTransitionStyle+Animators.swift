extension UIModalTransitionStyle: SystemTransitionStyle {
  func makeAnimators() -> SystemAnimators {
    switch self {
    case .coverVertical:
      return { isPresenting in
        ReducedMotion.animator(isPresenting: isPresenting) {
          CoverVerticalAnimator(isPresenting: isPresenting)
        }
      }
    case .flipHorizontal:
      return { isPresenting in
        ReducedMotion.animator(isPresenting: isPresenting) {
          FlipHorizontalAnimator(isPresenting: isPresenting)
        }
      }
    case .crossDissolve: return { CrossDissolveAnimator(isPresenting: $0) }
    case .partialCurl:
      let curl = PartialCurl()
      return { PartialCurlAnimator(isPresenting: $0, curl: curl) }
    }
  }
}

extension UIModalTransitionStyle: SystemTransitionStyle {
  func makeAnimators() -> SystemAnimators {
    switch self {
    case .coverVertical: return { CoverVerticalAnimator(isPresenting: $0) }
    case .flipHorizontal: return { FlipHorizontalAnimator(isPresenting: $0) }
    case .crossDissolve: return { CrossDissolveAnimator(isPresenting: $0) }
    case .partialCurl:
      let curl = PartialCurl()
      return { PartialCurlAnimator(isPresenting: $0, curl: curl) }
    }
  }
}

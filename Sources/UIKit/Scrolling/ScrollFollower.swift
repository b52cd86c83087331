/// Follows the content of a scroll view besides its delegate: the container whose bar folds up with it.
@MainActor
protocol ScrollFollower: AnyObject {
  func contentDidMove(in scrollView: UIScrollView)
}

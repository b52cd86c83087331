/// What a device's user feels. A desktop has nothing to feel it by: each feedback is counted, for
/// tests, by `Simulator.feedback`.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// The view in which the feedback happens; nil for none.
  private weak var view: UIView?

  /// A generator for the current scene.
  public override init() { super.init() }

  /// A generator for the scene of a view.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// Prepares a device to give the next feedback without delay. Nothing has to be prepared here.
  open func prepare() {}

  func occur(_ name: String) {
    (view?.window?.windowScene ?? .current).feedback[name, default: 0] += 1
  }
}

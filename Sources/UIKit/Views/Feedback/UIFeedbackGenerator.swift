/// Haptic feedback. A desktop has no haptics: `Simulator.feedback` counts each feedback, for tests.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// The view in which the feedback occurs; nil for none.
  private weak var view: UIView?

  /// A generator for the current scene.
  public override init() { super.init() }

  /// A generator for the scene of a view.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// Prepares the device to give the next feedback without delay. It has no effect here.
  open func prepare() {}

  func occur(_ name: String) {
    (view?.window?.windowScene ?? .current).feedback[name, default: 0] += 1
  }
}

import UIKit

/// A controller that records its calls, prefixed with its name.
final class RecordingController: UIViewController {
  let name: String
  private let recorder: CallRecorder
  /// Whether it calls `animate(alongsideTransition:completion:)` in its next will-appear or
  /// will-disappear call.
  var joinsCoordinator = false

  init(_ name: String, _ recorder: CallRecorder) {
    self.name = name
    self.recorder = recorder
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func record(_ call: String) { recorder.record("\(name) \(call)") }

  private func joinCoordinator() {
    guard joinsCoordinator else { return }
    joinsCoordinator = false
    transitionCoordinator?.animate(
      alongsideTransition: { [recorder] _ in recorder.record("coordinator alongside") },
      completion: { [recorder] in
        recorder.record("coordinator completion(cancelled: \($0.isCancelled))")
      })
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    record("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record("viewWillAppear")
    joinCoordinator()
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    recorder.recordLayout("\(name) viewWillLayoutSubviews")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    recorder.recordLayout("\(name) viewDidLayoutSubviews")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record("viewWillDisappear")
    joinCoordinator()
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record("viewDidDisappear")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    record("willMove(toParent: \(parent == nil ? "nil" : "parent"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    record("didMove(toParent: \(parent == nil ? "nil" : "parent"))")
  }
}

import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Every call while an alert comes and goes, in order. An alert does not remove the presenter's
/// view, so the presenter gets no appearance calls; the steps are those of `PresentCallOrderTests`
/// and `DismissCallOrderTests`.
@MainActor
struct AlertCallOrderTests {
  private final class RecordingAlert: UIAlertController {
    var recorder: CallRecorder?

    override func viewDidLoad() {
      super.viewDidLoad()
      recorder?.record("alert viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      recorder?.record("alert viewWillAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      recorder?.record("alert viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      recorder?.record("alert viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      recorder?.record("alert viewDidDisappear")
    }
  }

  @Test func presentedAndAnswered() {
    let recorder = CallRecorder()
    let presenter = RecordingController("presenter", recorder)
    let simulator = Simulator(scale: 1, root: presenter)
    let alert = RecordingAlert(title: "Title", message: nil, preferredStyle: .alert)
    alert.recorder = recorder
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in recorder.record("handler") })
    let presenting = recorder.during {
      presenter.present(alert, animated: true) { recorder.record("completion") }
      simulator.settle()
    }
    #expect(
      presenting == [
        "alert viewDidLoad",  // Present, step 0
        "alert viewWillAppear",  // Present, step 5
        "alert viewDidAppear",  // Present, step 11
        "completion",  // Present, step 13
      ])
    let answering = recorder.during {
      simulator.press("Return")
      simulator.settle()
    }
    #expect(
      answering == [
        "alert viewWillDisappear",  // Dismiss, step 3
        "alert viewDidDisappear",  // Dismiss, step 9
        "handler",  // Dismiss, step 10
      ])
  }
}

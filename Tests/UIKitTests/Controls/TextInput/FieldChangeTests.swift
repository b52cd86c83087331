import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Fields that get the focus where the editing of another one ends.
@MainActor
struct FieldChangeTests {
  private final class Page: UIViewController, UITextFieldDelegate {
    let fields = (0..<3).map { index in
      UITextField(frame: CGRect(x: 20, y: 100 + 60 * CGFloat(index), width: 200, height: 34))
    }
    var calls: [String] = []
    /// The field that follows when the editing of one ends.
    var followers: [Int: Int] = [:]

    override func viewDidLoad() {
      super.viewDidLoad()
      for field in fields {
        field.delegate = self
        view.addSubview(field)
      }
    }

    private func index(of field: UITextField) -> Int { fields.firstIndex { $0 === field } ?? -1 }

    func textFieldDidBeginEditing(_ textField: UITextField) {
      calls.append("begin \(index(of: textField))")
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
      let ended = index(of: textField)
      calls.append("end \(ended)")
      if let next = followers[ended] { fields[next].becomeFirstResponder() }
    }
  }

  @Test func oneFieldIsEditedAtATime() {
    let page = Page()
    let simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: page)
    page.fields[0].becomeFirstResponder()
    page.followers = [0: 1]
    simulator.tap(at: CGPoint(x: 100, y: 237))
    #expect(page.calls == ["begin 0", "end 0", "begin 1", "end 1", "begin 2"])
    #expect(page.fields.map(\.isEditing) == [false, false, true])
    #expect(page.fields[2].isFirstResponder)
  }

  @Test func oneThatComesBackAtItsEndKeepsTheFocus() {
    let page = Page()
    let simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: page)
    page.fields[0].becomeFirstResponder()
    page.followers = [0: 0]
    let warnings = Diagnostics.collecting { simulator.tap(at: CGPoint(x: 100, y: 237)) }
    #expect(
      warnings == ["UITextField is first responder again whenever it has resigned; it stays."])
    #expect(page.fields.map(\.isEditing) == [true, false, false])
    #expect(page.fields[0].isFirstResponder)
  }
}

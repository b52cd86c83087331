import Testing
import UIKit
import UIKitSnapshotTesting
import UIKitTestSupport

/// Every control in its states, light and dark.
@MainActor
struct ControlPictureTests {
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func valueControls(style: UIUserInterfaceStyle) {
    let page = PicturePage()
    page.place(page.segments(), 20, 20, 280)
    let disabled = page.segments()
    disabled.isEnabled = false
    page.place(disabled, 20, 64, 280)
    let tinted = UISegmentedControl(items: ["Day", "Month", "Year"])
    tinted.apportionsSegmentWidthsByContent = true
    tinted.selectedSegmentTintColor = .systemIndigo
    tinted.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    tinted.setEnabled(false, forSegmentAt: 0)
    tinted.selectedSegmentIndex = 1
    page.place(tinted, 20, 108, 200)
    for (index, state) in [(true, true), (false, true), (true, false), (false, false)].enumerated()
    {
      let toggle = UISwitch()
      (toggle.isOn, toggle.isEnabled) = state
      page.place(toggle, 20 + CGFloat(index) * 66, 156)
    }
    for (index, value) in [0.0, 50].enumerated() {
      let stepper = UIStepper()
      stepper.value = value
      page.place(stepper, 20 + CGFloat(index) * 110, 204)
    }
    for (index, part) in [Float(0), 0.3, 1].enumerated() {
      let bar = UIProgressView(progressViewStyle: index == 1 ? .bar : .default)
      bar.progress = part
      page.place(bar, 20 + CGFloat(index) * 96, 254, 88)
    }
    let indicators = [UIActivityIndicatorView.Style.medium, .large].map {
      UIActivityIndicatorView(style: $0)
    }
    for (index, indicator) in indicators.enumerated() {
      page.place(indicator, 20 + CGFloat(index) * 40, 272)
    }
    let simulator = page.simulator(style)
    for indicator in indicators { indicator.startAnimating() }
    simulator.advance(by: 0.35)
    var sheet = SnapshotSheet()
    sheet.add(simulator, named: "rest")
    for point in [(50, 36), (40, 170), (60, 220)] {
      simulator.touchDown(at: CGPoint(x: point.0, y: point.1), finger: point.1)
    }
    simulator.advance(by: 0.3)
    sheet.add(simulator, named: "pressed")
    assertSnapshot(of: sheet, as: .image, named: "\(style)", testName: "values")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func textInput(style: UIUserInterfaceStyle) {
    let page = PicturePage()
    let fields = (0..<7).map { index in
      let field = UITextField()
      page.place(field, index < 4 ? 20 : 170, 20 + CGFloat(index % 4) * 44, 130)
      field.borderStyle = index < 4 ? .roundedRect : [.none, .line, .bezel][index - 4]
      return field
    }
    fields[0].placeholder = "Name"
    (fields[1].text, fields[1].clearButtonMode) = ("Grace Hopper", .always)
    (fields[2].text, fields[2].isSecureTextEntry) = ("secret", true)
    (fields[3].text, fields[3].isEnabled) = ("disabled", false)
    fields[4].text = "No border, and too long"
    fields[5].text = "Line"
    (fields[6].text, fields[6].textAlignment) = ("Bezel", .right)
    let notes = UITextView()
    notes.font = .systemFont(ofSize: 15)
    notes.text = "A text view wraps what is typed into it.\n\nIt scrolls, and has a caret."
    notes.layer.borderWidth = 1
    notes.layer.borderColor = UIColor.systemGray.cgColor
    page.place(notes, 20, 196, 280)
    notes.frame.size.height = 110
    let simulator = page.simulator(style)
    var sheet = SnapshotSheet()
    sheet.add(simulator, named: "rest")
    simulator.tap(at: CGPoint(x: 80, y: 37))
    simulator.type("Ada")
    simulator.settle()
    sheet.add(simulator, named: "caret")
    fields[1].becomeFirstResponder()
    fields[1].selectAll(nil)
    simulator.settle()
    sheet.add(simulator, named: "selected")
    fields[4].becomeFirstResponder()
    simulator.settle()
    sheet.add(simulator, named: "scrolled")
    notes.becomeFirstResponder()
    notes.selectedRange = NSRange(location: 7, length: 50)
    simulator.settle()
    sheet.add(simulator, named: "lines")
    simulator.press("Tab")
    simulator.settle()
    sheet.add(simulator, named: "focus")
    assertSnapshot(of: sheet, as: .image, named: "\(style)", testName: "text")
  }
}

@MainActor
private final class PicturePage: UIViewController {
  func segments() -> UISegmentedControl {
    let control = UISegmentedControl(items: ["First", "Second", "Third"])
    control.selectedSegmentIndex = 0
    return control
  }

  func place(_ part: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat? = nil) {
    view.addSubview(part)
    part.sizeToFit()
    part.frame.origin = CGPoint(x: x, y: y)
    if let width { part.frame.size.width = width }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  func simulator(_ style: UIUserInterfaceStyle) -> Simulator {
    let simulator = Simulator(
      size: CGSize(width: 320, height: 320), scale: 2, framesPerSecond: 20, style: style,
      root: self)
    simulator.settle(limit: 1)
    return simulator
  }
}

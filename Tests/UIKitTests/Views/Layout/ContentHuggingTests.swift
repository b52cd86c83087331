import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// The hugging priorities of views made in code.
@MainActor
struct ContentHuggingTests {
  @Test func controlsOfAFixedSizeHugIt() {
    func priorities(_ view: UIView) -> [Float] {
      [
        view.contentHuggingPriority(for: .horizontal).rawValue,
        view.contentHuggingPriority(for: .vertical).rawValue,
      ]
    }
    let fixed: [UIView] = [
      UISwitch(), UIStepper(), UIActivityIndicatorView(style: .medium), UIPageControl(),
      UIPickerView(), UIDatePicker(),
    ]
    let wide: [UIView] = [
      UIProgressView(progressViewStyle: .default), UISlider(), UISegmentedControl(items: ["A"]),
      UISearchBar(), UITabBar(),
      UIToolbar(),
    ]
    let others: [UIView] = [
      UIView(), UILabel(), UIImageView(), UIButton(), UITextField(), UITextView(),
    ]
    for view in fixed {
      #expect(priorities(view) == [750, 750], "\(type(of: view))")
    }
    for view in wide {
      #expect(priorities(view) == [250, 750], "\(type(of: view))")
    }
    for view in others {
      #expect(priorities(view) == [250, 250], "\(type(of: view))")
    }
  }

  @Test func aPriorityThatIsSetCountsAndTheOtherAxisKeepsItsOwn() {
    let control = UISwitch()
    control.setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    #expect(control.contentHuggingPriority(for: .horizontal).rawValue == 100)
    #expect(control.contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(control.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test func theTitleOfASwitchIsStretched() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    let (title, control) = (UILabel(), UISwitch())
    title.text = "Title"
    let row = page.add(UIStackView(arrangedSubviews: [title, control]))
    row.alignment = .center
    row.pin(x: 0, y: 0, width: 300, height: 50)
    page.layoutIfNeeded()
    // The alignment rectangle ends two points before the frame of the switch.
    let width = control.intrinsicContentSize.width
    #expect(title.frame.minX == 0 && title.frame.width == 300 - width)
    #expect(control.frame.minX == 300 - width)
  }

  @Test func aTitleAboveASliderIsStretched() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (slider, title) = (UISlider(), UILabel())
    title.text = "Title"
    let column = page.add(UIStackView(arrangedSubviews: [title, slider]))
    column.axis = .vertical
    column.pin(x: 0, y: 0, width: 300, height: 200)
    page.layoutIfNeeded()
    let height = slider.intrinsicContentSize.height
    #expect(title.frame == CGRect(x: 0, y: 0, width: 300, height: 200 - height))
    #expect(slider.frame.maxY == 200)
  }
}

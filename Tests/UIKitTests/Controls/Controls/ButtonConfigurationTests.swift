import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// What the methods for states do with a configuration, and when a configuration is updated.
@MainActor
struct ButtonConfigurationTests {
  private func square(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
      color.setFill()
      $0.fill(.infinite)
    }
  }

  // MARK: Titles and images of states

  @Test func aTitleThatIsSetLaterIsShownInTheConfigurationsStyle() throws {
    let button = UIButton(configuration: .filled())
    let title = try #require(button.titleLabel)
    button.setTitle("Save", for: .normal)
    #expect(title.text == "Save" && !title.isHidden)
    #expect(title.font.pointSize == 17, "a title without a configuration has 15 points")
    #expect(button.configuration?.title == "Save" && button.currentTitle == "Save")
    button.configuration?.title = "Send"
    #expect(title.text == "Send")
    button.setTitle("Save", for: .normal)
    #expect(title.text == "Save", "the last call counts")
    button.setTitle(nil, for: .normal)
    #expect(title.isHidden && button.configuration?.title == nil)
  }

  @Test func anAttributedTitleKeepsItsAttributesAndGetsThoseOfTheConfiguration() throws {
    let button = UIButton(configuration: .plain())
    let title = try #require(button.titleLabel)
    button.setTitle("Plain", for: .normal)
    let big = UIFont.systemFont(ofSize: 40)
    let text = NSMutableAttributedString(string: "Big")
    text.append(NSAttributedString(string: " small"))
    text.addAttribute(.font, value: big, range: NSRange(location: 0, length: 3))
    button.setAttributedTitle(text, for: .normal)
    let shown = try #require(title.attributedText)
    #expect(shown.string == "Big small" && button.configuration?.title == "Big small")
    func font(at index: Int) -> UIFont? {
      shown.attribute(.font, at: index, effectiveRange: nil) as? UIFont
    }
    #expect(font(at: 0) == big && font(at: 3)?.pointSize == 17)
    let color = shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    #expect(color == button.tintColor)
    button.setAttributedTitle(nil, for: .normal)
    #expect(title.text == "Plain")
  }

  @Test func aStateWithATitleOrAnImageOfItsOwnShowsThem() throws {
    let button = UIButton(configuration: .gray())
    let (title, picture) = (try #require(button.titleLabel), try #require(button.imageView))
    let (plain, chosen) = (square(.red), square(.blue))
    button.setTitle("Off", for: .normal)
    button.setTitle("On", for: .selected)
    button.setImage(plain, for: .normal)
    button.setImage(chosen, for: .selected)
    #expect(title.text == "Off" && picture.image === plain)
    button.isSelected = true
    #expect(title.text == "On" && picture.image === chosen)
    button.isEnabled = false
    #expect(title.text == "Off" && picture.image === plain, "disabled and selected has none")
    #expect(button.configuration?.title == "Off" && button.configuration?.image === plain)
  }

  @Test func aConfigurationTakesWhatWasSetBefore() throws {
    let button = UIButton(type: .system)
    let title = try #require(button.titleLabel)
    let image = square(.red)
    button.setTitle("Save", for: .normal)
    button.setImage(image, for: .normal)
    button.configuration = .filled()
    #expect(title.text == "Save" && button.imageView?.image === image)
    button.configuration?.title = nil
    #expect(title.isHidden, "only the first configuration takes it")
    var other = UIButton.Configuration.filled()
    other.title = "Own"
    let second = UIButton(type: .system)
    second.setTitle("Save", for: .normal)
    second.configuration = other
    #expect(second.titleLabel?.text == "Own")
  }

  // MARK: Updates

  @Test func theHandlerIsCalledOnceBeforeTheNextLayout() {
    let button = UIButton(configuration: .plain())
    var calls = 0
    button.configurationUpdateHandler = { _ in calls += 1 }
    #expect(calls == 0)
    button.isSelected = true
    button.isEnabled = false
    button.setTitle("Title", for: .normal)
    button.setNeedsUpdateConfiguration()
    #expect(calls == 0)
    button.layoutIfNeeded()
    #expect(calls == 1)
    button.layoutIfNeeded()
    #expect(calls == 1, "nothing has changed")
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    #expect(calls == 2)
  }

  private final class CountingButton: UIButton {
    var calls = 0
    override func updateConfiguration() {
      calls += 1
      configuration?.subtitle = isSelected ? "chosen" : nil
      super.updateConfiguration()
    }
  }

  @Test func anOverrideIsCalledOnceBeforeTheNextLayout() {
    let button = CountingButton(configuration: .plain())
    button.setTitle("Title", for: .normal)
    button.layoutIfNeeded()
    button.calls = 0
    button.isSelected = true
    button.isHighlighted = true
    #expect(button.calls == 0)
    button.layoutIfNeeded()
    #expect(button.calls == 1)
    #expect(button.subtitleLabel?.text == "chosen" && button.calls == 1)
  }

  @Test func whatIsReadAfterAChangeHasTheUpdate() {
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "A title that is much longer" : "On"
    }
    let short = button.intrinsicContentSize.width
    button.isSelected = true
    #expect(button.intrinsicContentSize.width > short + 100)
    button.isSelected = false
    #expect(button.sizeThatFits(.zero).width == short)
    button.isSelected = true
    #expect(button.titleLabel?.text == "A title that is much longer")
    button.configurationUpdateHandler = { button in
      button.configuration = nil
      button.setTitle(button.isSelected ? "On" : "Off", for: .normal)
    }
    #expect(button.currentTitle == "On")
    button.isSelected = false
    #expect(button.currentTitle == "Off")
  }

  @Test func constraintsPlaceTheButtonInTheSizeAfterTheUpdate() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let button = page.add(UIButton(configuration: .plain()))
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "A title that is much longer" : "On"
    }
    button.pin(x: 10, y: 20)
    page.layoutIfNeeded()
    let short = button.frame.width
    button.isSelected = true
    page.layoutIfNeeded()
    #expect(button.frame.width > short + 100)
    #expect(button.frame.width == button.intrinsicContentSize.width)
  }

  /// A blue button that its handler makes red while it is pressed, and its colour in the middle.
  @MainActor private final class PressedPage {
    let simulator: Simulator
    let button = UIButton(configuration: .filled())

    init() {
      let controller = UIViewController()
      simulator = Simulator(scale: 1, framesPerSecond: 80, root: controller)
      button.configurationUpdateHandler = { button in
        button.configuration?.baseBackgroundColor = button.isHighlighted ? .red : .blue
      }
      button.frame = CGRect(x: 80, y: 210, width: 160, height: 40)
      controller.view.addSubview(button)
      simulator.settle()
    }

    /// Red, green and blue, from 0 to 255.
    func color() throws -> [Int] {
      let pixel = try #require(simulator.snapshot()).pixel(x: 160, y: 230)
      return [16, 8, 0].map { Int(pixel >> UInt32($0) & 0xFF) }
    }

    func touchDown() {
      simulator.touchDown(at: CGPoint(x: 160, y: 230))
      simulator.advance(by: 0.05)
    }
  }

  @Test func theColourThatAHandlerGivesAPressedButtonFadesAfterThePress() throws {
    let page = PressedPage()
    #expect(try page.color() == [0, 0, 255])
    page.touchDown()
    // A pressed button is darker by 16 %.
    #expect(try page.color() == [214, 0, 0])
    page.simulator.touchUp(at: CGPoint(x: 160, y: 230))
    // The first frame is the beginning; ten frames later half of a quarter of a second is over.
    for _ in 0..<11 { page.simulator.advanceFrame() }
    let half = try page.color()
    #expect(abs(half[0] - 107) <= 12 && abs(half[2] - 127) <= 14 && half[1] == 0)
    page.simulator.settle()
    #expect(try page.color() == [0, 0, 255])
  }

  @Test func aCancelledPressIsRestoredWithoutAFade() throws {
    let page = PressedPage()
    page.touchDown()
    page.simulator.touchCancel()
    page.simulator.advance(by: 0.03)
    #expect(try page.color() == [0, 0, 255])
  }
}

import CoreGraphics
import Testing
import UIKitTestSupport
import UIKit

@MainActor
struct ButtonTests {
  @Test func statesFallBackToNormal() {
    let button = UIButton(type: .system)
    button.setTitle("Click me", for: .normal)
    button.setTitle("Gone", for: .disabled)
    #expect(button.currentTitle == "Click me" && button.titleLabel?.text == "Click me")
    button.isHighlighted = true
    #expect(button.currentTitle == "Click me")
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.titleLabel?.text == "Gone")
    button.sizeToFit()
    #expect(button.bounds.height == 30)
  }

  @Test func aSystemButtonFadesWhilePressedAndComesBack() throws {
    let controller = UIViewController()
    let simulator = Simulator(root: controller)
    let button = UIButton(type: .system)
    button.setTitle("Click me", for: .normal)
    button.frame = CGRect(x: 80, y: 210, width: 160, height: 40)
    controller.view.addSubview(button)
    simulator.settle()
    simulator.touchDown(at: CGPoint(x: 160, y: 230))
    simulator.advance(by: 0.05)
    let label = try #require(button.titleLabel)
    #expect(abs(label.alpha - 0.2) < 1e-6)
    #expect(abs((label.layer.presentation()?.opacity ?? 0) - 0.2) < 1e-3)
    simulator.touchUp(at: CGPoint(x: 160, y: 230))
    simulator.advance(by: 0.1)
    #expect(label.alpha == 1)
    let midway = label.layer.presentation()?.opacity ?? 0
    #expect(midway > 0.3 && midway < 0.95)
    simulator.settle()
    #expect(label.layer.animationKeys()?.isEmpty ?? true)
  }

  /// A button whose title is a filled block, so that a pixel in it has the colour of the text.
  private func blockButton(type: UIButton.ButtonType) -> (Simulator, UIButton) {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let simulator = Simulator(scale: 1, framesPerSecond: 80, root: controller)
    let button = UIButton(type: type)
    button.setTitle("\u{2588}\u{2588}\u{2588}", for: .normal)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .disabled)
    button.frame = CGRect(x: 80, y: 210, width: 160, height: 40)
    controller.view.addSubview(button)
    simulator.settle()
    return (simulator, button)
  }

  /// Red, green and blue in the middle of the title.
  private func color(_ simulator: Simulator) throws -> [Int] {
    let pixel = try #require(simulator.snapshot()).pixel(x: 160, y: 230)
    return [16, 8, 0].map { Int(pixel >> UInt32($0) & 0xFF) }
  }

  @Test func theTitleFadesToTheColourOfANewState() throws {
    let (simulator, button) = blockButton(type: .system)
    #expect(try color(simulator) == [255, 0, 0])
    button.isEnabled = false
    // The first frame is the beginning; five frames are a quarter of the duration.
    func advance(frames: Int) throws -> [Int] {
      for _ in 0..<frames { simulator.advanceFrame() }
      return try color(simulator)
    }
    #expect(try advance(frames: 1) == [255, 0, 0])
    let (quarter, half) = (try advance(frames: 5), try advance(frames: 5))
    let threeQuarters = try advance(frames: 5)
    #expect(abs(half[0] - 127) <= 9 && abs(half[2] - 127) <= 9 && half[1] == 0)
    #expect(quarter[0] > half[0] + 20 && threeQuarters[0] < half[0] - 20)
    for moment in [quarter, half, threeQuarters] {
      #expect(abs(moment[0] + moment[2] - 255) <= 2)
    }
    simulator.settle()
    #expect(try color(simulator) == [0, 0, 255])
    UIView.performWithoutAnimation { button.isEnabled = true }
    simulator.advance(by: 0.02)
    #expect(try color(simulator) == [255, 0, 0])
  }

  @Test func theTitleOfACustomButtonChangesAtOnce() throws {
    let (simulator, button) = blockButton(type: .custom)
    button.isEnabled = false
    simulator.advance(by: 0.02)
    #expect(try color(simulator) == [0, 0, 255])
  }

  @Test func aPressThatDisablesTheButtonFadesFromThePressedTitle() throws {
    let (simulator, button) = blockButton(type: .system)
    button.addAction(UIAction { _ in button.isEnabled = false }, for: .touchUpInside)
    simulator.touchDown(at: CGPoint(x: 160, y: 230))
    simulator.advance(by: 0.05)
    // Red of an opacity of 0.2 on white.
    let pressed = try color(simulator)
    #expect(pressed[0] == 255 && abs(pressed[1] - 204) <= 2 && abs(pressed[2] - 204) <= 2)
    simulator.touchUp(at: CGPoint(x: 160, y: 230))
    var former = pressed
    for _ in 0..<30 {
      simulator.advance(by: 1 / 60)
      let now = try color(simulator)
      // Without a fade it would be 150 and more.
      for (a, b) in zip(former, now) { #expect(abs(a - b) < 64) }
      former = now
    }
    #expect(former == [0, 0, 255])
  }

  @Test func pressingPerformsThePrimaryAction() {
    let controller = UIViewController()
    let simulator = Simulator(root: controller)
    var senders: [Any?] = []
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Go") { senders.append($0.sender) })
    button.frame = CGRect(x: 80, y: 210, width: 160, height: 40)
    controller.view.addSubview(button)
    #expect(button.configuration?.title == "Go" && button.titleLabel?.text == "Go")
    simulator.tap(at: CGPoint(x: 160, y: 230))
    #expect(senders.count == 1 && senders[0] as? UIButton === button)
  }

  @Test func theHandlerChangesTheConfigurationByTheState() {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Off"
    let button = UIButton(configuration: configuration)
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    button.isSelected = true
    #expect(button.titleLabel?.text == "On")
    button.isSelected = false
    #expect(button.titleLabel?.text == "Off")
  }

  @Test func pressingDarkensAFilledButton() throws {
    let controller = UIViewController()
    let simulator = Simulator(scale: 1, root: controller)
    let button = UIButton(configuration: .filled())
    button.frame = CGRect(x: 80, y: 210, width: 160, height: 40)
    controller.view.backgroundColor = .white
    controller.view.addSubview(button)
    func channels() throws -> [UInt32] {
      simulator.settle()
      let pixel = try #require(simulator.snapshot()).pixel(x: 160, y: 230)
      return [16, 8, 0].map { pixel >> $0 & 0xFF }
    }
    let normal = try channels()
    simulator.touchDown(at: CGPoint(x: 160, y: 230))
    let pressed = try channels()
    #expect(zip(pressed, normal).allSatisfy { $0 <= $1 } && pressed[2] < normal[2])
    simulator.touchUp(at: CGPoint(x: 160, y: 230))
    #expect(try channels() == normal)
  }

  @Test func imageAndTextStandSideBySideOrOneAboveTheOther() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
      $0.fill(.infinite)
    }
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.image = image
    configuration.imagePadding = 6
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    let (picture, label) = (try #require(button.imageView), try #require(button.titleLabel))
    #expect(picture.frame.maxX + 6 <= label.frame.minX + 1)
    let wide = button.bounds.size
    button.configuration?.imagePlacement = .top
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(picture.frame.maxY <= label.frame.minY)
    #expect(button.bounds.width < wide.width && button.bounds.height > wide.height)
  }

  /// Apple documents that a state for which nothing is specified uses the value of `.normal`.
  @Test func aSelectedButtonThatIsPressedShowsWhatIsSetForNormal() {
    let button = UIButton(type: .custom)
    button.setTitle("Off", for: .normal)
    button.setTitle("On", for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .selected)
    #expect(button.title(for: .selected) == "On")
    #expect(button.title(for: [.selected, .highlighted]) == "Off")
    (button.isSelected, button.isHighlighted) = (true, true)
    #expect(button.currentTitle == "Off" && button.titleLabel?.text == "Off")
    #expect(button.currentTitleColor == .red)
    button.setTitle("Pressed", for: [.selected, .highlighted])
    #expect(button.titleLabel?.text == "Pressed")
    button.isHighlighted = false
    #expect(button.titleLabel?.text == "On" && button.currentTitleColor == .blue)
  }

  @Test func whatIsSetOnThePartsStaysAfterAPress() throws {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    let (title, picture) = (try #require(button.titleLabel), try #require(button.imageView))
    title.textAlignment = .center
    title.alpha = 0.5
    picture.tintColor = .red
    button.isHighlighted = true
    // A pressed title has a fifth of its opacity.
    #expect(abs(title.alpha - 0.1) < 1e-6)
    button.isHighlighted = false
    button.setTitle("Other", for: .normal)
    button.tintColor = .green
    #expect(title.textAlignment == .center && title.alpha == 0.5)
    #expect(picture.tintColor == .red)
    button.isEnabled = false
    picture.alpha = 0.7
    button.isEnabled = true
    #expect(picture.alpha == 0.7)
  }

  @Test func theAlignmentOfAConfiguredTitleStaysAfterAPress() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    let button = UIButton(configuration: configuration)
    let title = try #require(button.titleLabel)
    #expect(title.textAlignment == .center)
    title.textAlignment = .right
    button.isHighlighted = true
    button.isHighlighted = false
    button.configuration?.title = "Other"
    button.layoutIfNeeded()
    #expect(title.textAlignment == .right)
    button.configuration?.titleAlignment = .leading
    #expect(title.textAlignment == .left, "the configuration has changed")
  }

  @Test func anAttributedTitleKeepsWhatIsSetOnItsLabel() throws {
    let button = UIButton(type: .custom)
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    button.setAttributedTitle(
      NSAttributedString(string: "Title", attributes: [.paragraphStyle: style]), for: .normal)
    let title = try #require(button.titleLabel)
    title.textAlignment = .center
    button.isHighlighted = true
    button.isHighlighted = false
    let shown =
      title.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
      as? NSParagraphStyle
    #expect(shown?.alignment == .center)
  }

  private func square(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
  }

  /// The colour of a pixel of what an image view shows, as alpha, red, green and blue.
  private func shown(_ view: UIImageView) throws -> UInt32 {
    try #require(view.layer.contents as? CGImage).pixel(x: 5, y: 5)
  }

  @Test func theImageIsDarkerWhilePressedUnlessTheButtonSaysOtherwise() throws {
    let button = UIButton(type: .custom)
    button.setImage(square(.red), for: .normal)
    let picture = try #require(button.imageView)
    let usual = try shown(picture)
    #expect(button.adjustsImageWhenHighlighted && usual >> 24 == 255 && usual >> 16 & 255 > 200)
    button.isHighlighted = true
    let dark = try shown(picture)
    #expect(dark >> 24 == 255 && dark >> 16 & 255 < 150 && picture.alpha == 1)
    button.adjustsImageWhenHighlighted = false
    #expect(try shown(picture) == usual)
    button.adjustsImageWhenHighlighted = true
    #expect(try shown(picture) == dark)
    button.setImage(square(.blue), for: .highlighted)
    #expect(try shown(picture) & 255 > 200, "another image is not darkened")
    button.isHighlighted = false
    #expect(try shown(picture) == usual)
  }

  @Test func theImageOfADisabledButtonFadesUnlessTheButtonSaysOtherwise() throws {
    for type in [UIButton.ButtonType.custom, .system] {
      let button = UIButton(type: type)
      button.setImage(square(.red), for: .normal)
      let picture = try #require(button.imageView)
      button.isEnabled = false
      #expect(button.adjustsImageWhenDisabled && picture.alpha < 0.9)
      button.adjustsImageWhenDisabled = false
      #expect(picture.alpha == 1)
    }
  }

  @Test func theShadowOfTheTitleFollowsTheState() throws {
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    let title = try #require(button.titleLabel)
    title.shadowColor = .green
    button.isSelected = true
    #expect(title.shadowColor == .green, "the button has none of its own")
    button.setTitleShadowColor(.red, for: .normal)
    button.setTitleShadowColor(.blue, for: .highlighted)
    title.shadowOffset = CGSize(width: 1, height: 2)
    button.isSelected = false
    #expect(title.shadowColor == .red && button.currentTitleShadowColor == .red)
    #expect(button.titleShadowColor(for: .disabled) == .red)
    button.reversesTitleShadowWhenHighlighted = true
    button.isHighlighted = true
    #expect(title.shadowColor == .blue)
    #expect(title.shadowOffset == CGSize(width: -1, height: -2))
    button.isHighlighted = false
    #expect(title.shadowColor == .red && title.shadowOffset == CGSize(width: 1, height: 2))
  }

  @Test func aButtonGlowsWhilePressedWhereItIsToShowTouches() throws {
    let controller = UIViewController()
    controller.view.backgroundColor = .black
    let simulator = Simulator(scale: 1, root: controller)
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 80, y: 200, width: 160, height: 60)
    controller.view.addSubview(button)
    func brightness(x: Int) throws -> UInt32 {
      simulator.settle()
      return try #require(simulator.snapshot()).pixel(x: x, y: 230) & 0xFF
    }
    for isShown in [false, true] {
      button.showsTouchWhenHighlighted = isShown
      simulator.touchDown(at: CGPoint(x: 160, y: 230))
      #expect(try (brightness(x: 160) > 100) == isShown)
      #expect(try brightness(x: 90) == 0, "the glow ends 50 points from the middle")
      simulator.touchUp(at: CGPoint(x: 160, y: 230))
      #expect(try brightness(x: 160) == 0)
    }
  }

  @Test func badNumbersDoNotCrash() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "x"
    configuration.cornerStyle = .fixed
    configuration.background.cornerRadius = .nan
    configuration.background.strokeWidth = -.infinity
    configuration.contentInsets = .init(top: -500, leading: .nan, bottom: 0, trailing: 0)
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.bounds.width.isFinite)
  }
}

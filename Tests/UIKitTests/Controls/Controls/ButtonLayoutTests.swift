import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Titles of several lines, the layout direction, and the sizes of types of buttons.
@MainActor
struct ButtonLayoutTests {
  private let text = "A title that needs two lines"

  /// The size of a text that is broken at a width, or of one line.
  private func size(_ text: String, _ font: UIFont, width: CGFloat = 0) -> CGSize {
    let label = UILabel()
    (label.text, label.font, label.numberOfLines) = (text, font, 0)
    return label.sizeThatFits(CGSize(width: width, height: 0))
  }

  // MARK: Several lines

  @Test(arguments: [true, false])
  func aTitleOfSeveralLinesWrapsInTheButton(byLineBreakMode: Bool) throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    let title = try #require(button.titleLabel)
    if byLineBreakMode { title.lineBreakMode = .byWordWrapping } else { title.numberOfLines = 0 }
    button.setTitle(text, for: .normal)
    button.layoutIfNeeded()
    let wrapped = size(text, title.font, width: 120)
    #expect(wrapped.height > size(text, title.font).height)
    #expect(title.frame.size == wrapped)
    #expect(abs(title.frame.midY - 30) <= 1)
    button.frame.size.height = 20
    button.layoutIfNeeded()
    #expect(title.frame.height == 20, "what does not fit is truncated")
    #expect(button.sizeThatFits(CGSize(width: 120, height: 0)).width == wrapped.width)
    button.sizeToFit()
    #expect(button.bounds.width == size(text, title.font).width)
  }

  @Test func aTitleHasOneLineUnlessSetOtherwise() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    let title = try #require(button.titleLabel)
    button.setTitle(text, for: .normal)
    button.layoutIfNeeded()
    #expect(title.frame.size == CGSize(width: 120, height: size(text, title.font).height))
  }

  /// The insets are 14 points at the sides, and 7 above and below.
  @Test func aConfiguredTitleWrapsAndTheButtonGrows() throws {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var configuration = UIButton.Configuration.filled()
    configuration.title = text
    let button = page.add(UIButton(configuration: configuration))
    button.pin(x: 10, y: 20, width: 140)
    page.layoutIfNeeded()
    let title = try #require(button.titleLabel)
    let wrapped = size(text, title.font, width: 112)
    #expect(wrapped.height > size(text, title.font).height)
    #expect(title.frame.size == wrapped)
    #expect(button.frame == CGRect(x: 10, y: 20, width: 140, height: wrapped.height + 14))
    button.configuration?.title = "Short"
    page.layoutIfNeeded()
    #expect(button.frame.height == size("Short", title.font).height + 14)
  }

  @Test func aConfiguredTitleThatFitsHasOneLine() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = text
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    let title = try #require(button.titleLabel)
    #expect(title.frame.size == size(text, title.font))
  }

  // MARK: Layout direction

  private func picture() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { $0.fill(.infinite) }
  }

  @Test func theImageIsOnTheOtherSideFromRightToLeft() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    button.setImage(picture(), for: .normal)
    button.setTitle("More", for: .normal)
    let (image, title) = (try #require(button.imageView), try #require(button.titleLabel))
    button.layoutIfNeeded()
    #expect(image.frame.maxX <= title.frame.minX)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(title.frame.maxX <= image.frame.minX)
    button.semanticContentAttribute = .forceLeftToRight
    button.layoutIfNeeded()
    #expect(image.frame.maxX <= title.frame.minX)
  }

  @Test func aConfigurationIsMirroredFromRightToLeft() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.subtitle = "Subtitle"
    configuration.image = picture()
    configuration.imagePlacement = .trailing
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 30, bottom: 0, trailing: 4)
    let button = UIButton(configuration: configuration)
    button.contentHorizontalAlignment = .leading
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    let (image, title) = (try #require(button.imageView), try #require(button.titleLabel))
    button.layoutIfNeeded()
    #expect(title.frame.minX == 30 && title.frame.maxX <= image.frame.minX)
    #expect(title.textAlignment == .left, "leading, as there is a subtitle")
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(title.frame.maxX == 270 && image.frame.maxX <= title.frame.minX)
    #expect(title.textAlignment == .right && button.subtitleLabel?.textAlignment == .right)
    button.configuration?.titleAlignment = .trailing
    button.layoutIfNeeded()
    #expect(title.textAlignment == .left)
  }

  @Test(arguments: [
    (UIControl.ContentHorizontalAlignment.center, NSTextAlignment.center), (.left, .left),
    (.leading, .left), (.trailing, .right),
  ])
  func theLinesOfAConfiguredTitleAreAlignedLikeTheContent(
    content: UIControl.ContentHorizontalAlignment, lines: NSTextAlignment
  ) {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "A title that does not fit into one line"
    let button = UIButton(configuration: configuration)
    button.contentHorizontalAlignment = content
    button.frame = CGRect(x: 0, y: 0, width: 150, height: 80)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textAlignment == lines)
  }

  @Test(arguments: [UIButton.ButtonType.system, .custom], [15, 55] as [CGFloat])
  func aButtonWithoutContentHasRoomForALine(type: UIButton.ButtonType, points: CGFloat) {
    let (empty, titled) = (UIButton(type: type), UIButton(type: type))
    titled.setTitle("A", for: .normal)
    for button in [empty, titled] { button.titleLabel?.font = .systemFont(ofSize: points) }
    #expect(empty.intrinsicContentSize.height == titled.intrinsicContentSize.height)
    // As in Interface Builder.
    #expect(empty.intrinsicContentSize.width == 30)
    empty.setTitle("", for: .normal)
    #expect(empty.intrinsicContentSize.height == titled.intrinsicContentSize.height)
  }

  @Test func leadingAndTrailingFollowTheLayoutDirection() {
    let control = UIControl()
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
    control.contentHorizontalAlignment = .trailing
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.contentHorizontalAlignment = .left
    #expect(control.effectiveContentHorizontalAlignment == .left)
  }

  // MARK: Types

  /// Apple documents the raw values.
  @Test func typesWithSymbolsShowThem() {
    let types: [UIButton.ButtonType] = [.detailDisclosure, .infoLight, .infoDark, .contactAdd]
    #expect(types.map(\.rawValue) == [2, 3, 4, 5] && UIButton.ButtonType.close.rawValue == 7)
    for type in types + [.close] {
      let button = UIButton(type: type)
      button.sizeToFit()
      button.layoutIfNeeded()
      #expect(button.buttonType == type && button.currentImage?.isSymbolImage == true)
      let shown = button.imageView?.frame ?? .zero
      #expect(shown.width > 0 && button.bounds.contains(shown))
    }
    #expect(UIButton(type: .system).currentImage == nil)
  }

  @Test func aCloseButtonIsADiscOf30Points() throws {
    let page = UIViewController()
    page.view.backgroundColor = .white
    let simulator = Simulator(scale: 1, root: page)
    let button = UIButton(type: .close)
    button.sizeToFit()
    #expect(button.bounds.size == CGSize(width: 30, height: 30))
    button.frame.origin = CGPoint(x: 40, y: 100)
    page.view.addSubview(button)
    simulator.settle()
    func color(_ x: Int, _ y: Int) throws -> UInt32 {
      try #require(simulator.snapshot()).pixel(x: x, y: y) & 0xFFFFFF
    }
    #expect(try color(41, 101) == 0xFFFFFF, "its corners are free")
    #expect(try color(43, 115) != 0xFFFFFF)
    #expect(try color(55, 115) != color(43, 115), "the cross")
  }
}

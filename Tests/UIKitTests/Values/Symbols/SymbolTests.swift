import CoreGraphics
import Testing
import UIKitTestSupport
import UIKit

/// Symbols by name. Names are of Apple's set.
@MainActor
struct SymbolTests {
  /// Names that public projects and storyboards use most.
  private static let usual = """
    chevron.left chevron.right chevron.up chevron.down chevron.backward chevron.forward xmark plus \
    minus checkmark gear gearshape gearshape.fill trash trash.fill square.and.arrow.up \
    square.and.arrow.down heart heart.fill star star.fill house house.fill person person.fill \
    person.2 person.2.fill person.3.fill person.circle person.circle.fill person.crop.circle \
    person.crop.circle.fill magnifyingglass ellipsis ellipsis.circle ellipsis.circle.fill circle \
    circle.fill square square.fill plus.circle plus.circle.fill minus.circle minus.circle.fill \
    xmark.circle xmark.circle.fill checkmark.circle checkmark.circle.fill checkmark.square \
    checkmark.square.fill info.circle info.circle.fill questionmark.circle questionmark \
    exclamationmark.triangle exclamationmark.triangle.fill exclamationmark.circle arrow.left \
    arrow.right arrow.up arrow.down arrow.clockwise arrow.counterclockwise arrow.up.circle.fill \
    arrow.down.circle arrow.right.circle.fill arrow.triangle.2.circlepath arrow.uturn.left \
    arrowshape.turn.up.left.fill bell bell.fill bell.slash bell.slash.fill bookmark bookmark.fill \
    envelope envelope.fill phone phone.fill message message.fill bubble.left bubble.left.fill \
    bubble.right text.bubble paperplane paperplane.fill camera camera.fill video video.fill photo \
    photo.fill photo.on.rectangle film music.note mic mic.fill mic.slash.fill speaker.wave.2.fill \
    speaker.slash.fill play play.fill pause pause.fill stop.fill forward.fill backward.fill \
    play.circle play.circle.fill pause.circle.fill shuffle repeat calendar clock clock.fill timer \
    alarm map map.fill mappin mappin.circle.fill location location.fill globe car.fill airplane \
    cart cart.fill bag bag.fill creditcard creditcard.fill gift tag tag.fill lock lock.fill \
    lock.open key shield eye eye.fill eye.slash eye.slash.fill hand.thumbsup hand.thumbsup.fill \
    hand.raised.fill pencil square.and.pencil paintbrush scissors paperclip link doc doc.fill \
    doc.text doc.on.doc folder folder.fill tray archivebox book book.fill newspaper list.bullet \
    list.dash line.horizontal.3 line.3.horizontal slider.horizontal.3 textformat sun.max \
    sun.max.fill moon moon.fill cloud cloud.fill cloud.bolt.fill snow drop flame flame.fill bolt \
    bolt.fill sparkles leaf wifi wifi.slash antenna.radiowaves.left.and.right power iphone \
    printer gamecontroller.fill qrcode chart.bar chart.bar.fill chart.pie square.grid.2x2 \
    square.grid.2x2.fill rectangle.stack square.stack flag flag.fill pin.fill lightbulb \
    hammer.fill wrench.fill cube face.smiling waveform headphones nosign
    """.split(separator: " ").map(String.init)

  private func symbol(_ name: String, size: CGFloat = 100) -> UIImage? {
    UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
  }

  /// The parts of the image that are covered, 0 to 1.
  private func coverage(_ image: UIImage?) -> Double {
    guard let pixels = image?.cgImage else { return 0 }
    var sum = 0
    for y in 0..<pixels.height {
      for x in 0..<pixels.width { sum += Int(pixels.pixel(x: x, y: y) >> 24) }
    }
    return Double(sum) / Double(255 * pixels.width * pixels.height)
  }

  @Test func usualNamesHaveSymbols() {
    #expect(Self.usual.count >= 120 && Set(Self.usual).count == Self.usual.count)
    let warnings = Diagnostics.collecting {
      for name in Self.usual {
        let part = coverage(symbol(name, size: 20))
        #expect(part > 0.03 && part < 0.98, "\(name): \(part)")
      }
    }
    #expect(warnings.isEmpty)
  }

  @Test func allNamesHaveShapes() {
    for name in SymbolSet.shared.names {
      let part = coverage(symbol(name, size: 20))
      #expect(part > 0.03, "\(name): \(part)")
    }
  }

  @Test func anUnknownNameIsOneWarningThatNamesIt() {
    let name = "no.such.symbol.\(UUID().uuidString)"
    var images: [UIImage?] = []
    let warnings = Diagnostics.collecting {
      for _ in 0..<3 { images.append(UIImage(systemName: name)) }
      images.append(UIImage(systemName: ""))
    }
    #expect(images.allSatisfy { $0 == nil })
    #expect(warnings.filter { $0.contains(name) }.count == 1)
  }

  @Test func sizesAreThoseOfTextBesideThem() throws {
    // 1.2 of the point size, and 17 points without one.
    let usual = try #require(UIImage(systemName: "circle.fill"))
    #expect(abs(usual.size.height - 20.4) < 1 && usual.size.width == usual.size.height)
    for size in [10, 34, 100] as [CGFloat] {
      let image = try #require(symbol("circle.fill", size: size))
      #expect(abs(image.size.height - 1.2 * size) < 1)
    }
    let style = UIImage.SymbolConfiguration(textStyle: .largeTitle)
    let large = UIImage(systemName: "circle.fill", withConfiguration: style)
    #expect(abs((large?.size.height ?? 0) - 1.2 * 34) < 1)
    let scales: [UIImage.SymbolScale] = [.small, .medium, .large]
    let heights = scales.compactMap { scale in
      UIImage(
        systemName: "circle.fill",
        withConfiguration: UIImage.SymbolConfiguration(
          pointSize: 100, weight: .regular, scale: scale))?.size.height
    }
    #expect(heights.count == 3 && heights[0] < 100 && heights[2] > 140)
    #expect(abs(heights[1] - 120) < 1)
  }

  @Test func shapesAreWhereTheyBelong() throws {
    let disc = try #require(symbol("circle.fill")?.cgImage)
    let (middle, last) = (disc.width / 2, disc.width - 1)
    #expect(disc.pixel(x: middle, y: middle) == 0xFF00_0000)
    #expect(disc.pixel(x: 0, y: 0) == 0 && disc.pixel(x: last, y: last) == 0)
    let ring = try #require(symbol("circle")?.cgImage)
    #expect(ring.pixel(x: middle, y: middle) == 0)
    // A cross in a disc is not filled, beside it the disc is.
    let cross = try #require(symbol("plus.circle.fill")?.cgImage)
    #expect(cross.pixel(x: middle, y: middle) == 0)
    #expect(cross.pixel(x: cross.width / 4, y: cross.height / 4) == 0xFF00_0000)
    let plus = try #require(symbol("plus.circle")?.cgImage)
    #expect(plus.pixel(x: middle, y: middle) == 0xFF00_0000)
    #expect(plus.pixel(x: plus.width / 4, y: plus.height / 4) == 0)
    // The point of a chevron is at its side.
    let chevron = try #require(symbol("chevron.left")?.cgImage)
    #expect(chevron.width < chevron.height)
    #expect(chevron.pixel(x: chevron.width * 3 / 4, y: chevron.height / 2) == 0)
    #expect(chevron.pixel(x: chevron.width / 6, y: chevron.height / 2) == 0xFF00_0000)
  }

  @Test(arguments: ["chevron.left", "trash", "gearshape", "heart.fill", "plus.circle"])
  func boldSymbolsCoverMore(name: String) {
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let parts = weights.map { weight in
      coverage(
        UIImage(
          systemName: name,
          withConfiguration: UIImage.SymbolConfiguration(pointSize: 60, weight: weight)))
    }
    #expect(parts == parts.sorted() && Set(parts).count == weights.count)
  }

  @Test func configurationsAreCombined() throws {
    let image = try #require(UIImage(systemName: "circle.fill"))
    #expect(image.isSymbolImage && image.symbolConfiguration == .unspecified)
    let large = image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 50))
    #expect(abs(large.size.height - 60) < 1)
    let bold = try #require(
      large.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .bold)))
    #expect(abs(bold.size.height - 60) < 1)
    #expect(
      bold.symbolConfiguration == UIImage.SymbolConfiguration(pointSize: 50, weight: .bold))
    let small = try #require(
      bold.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .small)))
    #expect(small.size.height < 50 && small.symbolConfiguration != bold.symbolConfiguration)
    #expect(small.withRenderingMode(.alwaysOriginal).isSymbolImage)
    let picture = UIImage()
    #expect(!picture.isSymbolImage && picture.symbolConfiguration == nil)
    #expect(picture.applyingSymbolConfiguration(.unspecified) == nil)
    #expect(picture.withConfiguration(UIImage.SymbolConfiguration(scale: .large)) === picture)
  }

  @Test func viewsShowThemInTheTintAndAsLargeAsTheyPrefer() throws {
    let controller = UIViewController()
    let simulator = Simulator(scale: 2, root: controller)
    let view = UIImageView(image: UIImage(systemName: "square.fill"))
    view.tintColor = .red
    controller.view.addSubview(view)
    simulator.settle()
    var pixels = try #require(view.layer.contents as? CGImage)
    #expect(pixels.pixel(x: pixels.width / 2, y: pixels.height / 2) == 0xFFFF_0000)
    #expect(pixels.width == Int(view.intrinsicContentSize.width * 2))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 100)
    #expect(abs(view.intrinsicContentSize.height - 120) < 1)
    // What the image says itself comes first.
    view.image = symbol("square.fill", size: 50)
    #expect(abs(view.intrinsicContentSize.height - 60) < 1)
    view.image = symbol("square.fill", size: 50)?.withRenderingMode(.alwaysOriginal)
    pixels = try #require(view.layer.contents as? CGImage)
    #expect(pixels.pixel(x: pixels.width / 2, y: pixels.height / 2) == 0xFF00_0000)
    // Sharp in any size.
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    view.contentMode = .scaleAspectFit
    simulator.settle()
    #expect((view.layer.contents as? CGImage)?.width == 600)
  }

  /// It has the size that is asked for, is sharp in any, and follows light and dark interfaces.
  @Test func aSymbolWithAColourOfItsOwnStaysASymbol() throws {
    let controller = UIViewController()
    let simulator = Simulator(scale: 2, root: controller)
    let image = try #require(UIImage(systemName: "square.fill"))
      .withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(image.isSymbolImage)
    func middle(_ image: CGImage?) -> UInt32? {
      image.map { $0.pixel(x: $0.width / 2, y: $0.height / 2) }
    }
    let large = image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 50))
    #expect(abs(large.size.height - 60) < 1 && middle(large.cgImage) == 0xFFFF_0000)
    let view = UIImageView(image: image)
    var shown: CGImage? { view.layer.contents as? CGImage }
    view.tintColor = .green
    controller.view.addSubview(view)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 100)
    simulator.settle()
    #expect(abs(view.intrinsicContentSize.height - 120) < 1 && middle(shown) == 0xFFFF_0000)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    view.contentMode = .scaleAspectFit
    simulator.settle()
    #expect(shown?.width == 600 && middle(shown) == 0xFFFF_0000)
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    view.image = image.withTintColor(dynamic, renderingMode: .alwaysOriginal)
    #expect(middle(shown) == 0xFF00_00FF)
    view.overrideUserInterfaceStyle = .dark
    #expect(middle(shown) == 0xFFFF_0000)
  }

  /// A symbol has whole pixels: at 17 points this one is a pixel higher at one scale than at the
  /// other.
  @Test func aViewHasTheSizeOfTheSymbolOnItsOwnScreen() throws {
    let view = UIImageView()
    UITraitCollection(displayScale: 1).performAsCurrent {
      view.image = UIImage(systemName: "chevron.left")
    }
    let controller = UIViewController()
    let simulator = Simulator(scale: 2, root: controller)
    controller.view.addSubview(view)
    simulator.settle()
    let pixels = try #require(view.layer.contents as? CGImage)
    #expect(view.image?.size.height != CGFloat(pixels.height) / 2)
    #expect(view.intrinsicContentSize.height == CGFloat(pixels.height) / 2)
    #expect(view.intrinsicContentSize.width == CGFloat(pixels.width) / 2)
  }

  @Test func buttonsPreferASizeByState() throws {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "circle.fill"), for: .normal)
    let height = { button.imageView?.intrinsicContentSize.height ?? 0 }
    #expect(abs(height() - 20.4) < 1 && button.currentPreferredSymbolConfiguration == nil)
    let large = UIImage.SymbolConfiguration(pointSize: 100)
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    #expect(abs(height() - 120) < 1)
    #expect(button.preferredSymbolConfigurationForImage(in: .highlighted) == large)
    button.setPreferredSymbolConfiguration(
      UIImage.SymbolConfiguration(pointSize: 50), forImageIn: .disabled)
    button.isEnabled = false
    #expect(abs(height() - 60) < 1)
    button.configuration = .plain()
    button.configuration?.image = UIImage(systemName: "circle.fill")
    button.configuration?.preferredSymbolConfigurationForImage = large
    #expect(abs(height() - 120) < 1)
  }

  @Test func filesShowThem() throws {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="v"><subviews>
      <imageView image="circle.fill" catalog="system" animationDuration="3" id="i"/>
      <imageView image="circle.fill" catalog="system" id="j"><preferredSymbolConfiguration
      key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="50"
      weight="bold"/></imageView>
      <button buttonType="system" id="b"><state key="normal"><imageReference key="image"
      image="circle.fill" catalog="system" symbolScale="large"/><preferredSymbolConfiguration
      key="preferredSymbolConfiguration" scale="small" configurationType="pointSize"
      pointSize="100"/></state></button>
      </subviews></view></objects>
      <resources><image name="circle.fill" catalog="system" width="128" height="128"/></resources>
      </document>
      """
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(xib.utf8).write(to: folder.appending(path: "View.xib"))
    let bundle = try #require(Bundle(path: folder.path))
    var root: UIView?
    let warnings = Diagnostics.collecting {
      root = bundle.loadNibNamed("View", owner: nil)?.first as? UIView
    }
    #expect(warnings.isEmpty)
    let views = try #require(root?.subviews)
    #expect(abs(views[0].intrinsicContentSize.height - 20.4) < 1)
    #expect((views[0] as? UIImageView)?.animationDuration == 3)
    #expect(abs(views[1].intrinsicContentSize.height - 60) < 1)
    let image = try #require((views[2] as? UIButton)?.imageView)
    // The scale of the image comes before that of the button: about 1.3 of 120.
    #expect(abs(image.intrinsicContentSize.height - 155) < 3)
  }

  @Test func badNumbersDoNotCrash() {
    for size in [CGFloat.nan, -5, .infinity, 1e9, 0] {
      let image = symbol("heart.circle", size: size)
      #expect(image?.size.isFinite == true)
    }
  }
}

import Testing
import TransitionGallery
import UIKit
import UIKitSnapshotTesting
import UIKitTestSupport

/// Five moments of every effect, in both directions: a sheet each.
@MainActor
struct EffectPictureTests {
  @Test(arguments: GalleryEffect.all.map(\.id), [false, true])
  func moments(_ id: String, isReversed: Bool) throws {
    let effect = try #require(GalleryEffect.all.first { $0.id == id })
    try check(effect, isReversed: isReversed, name: id)
  }

  @Test(arguments: GalleryEffect.shaders.map(\.id))
  func momentsOfShaders(_ id: String) throws {
    let effect = try #require(GalleryEffect.shaders.first { $0.id == id })
    try check(effect, isReversed: false, name: id)
  }

  @Test(arguments: [false, true])
  func momentsAboutTheHorizontalAxis(isReversed: Bool) throws {
    try check(.cube(about: .horizontal), isReversed: isReversed, name: "cube-horizontal")
    try check(.turn(about: .horizontal), isReversed: isReversed, name: "turn-horizontal")
  }

  private func check(
    _ effect: GalleryEffect, isReversed: Bool, name: String, testName: String = #function
  ) throws {
    let fixture = GalleryFixture(
      GalleryCase(effect: effect, container: .stack, isReversed: isReversed),
      size: CGSize(width: 160, height: 284), first: LetterPage("A", .systemIndigo),
      second: LetterPage("B", .systemOrange))
    fixture.start(interactively: true)
    var sheet = SnapshotSheet()
    for percent in [10, 30, 50, 70, 90] {
      fixture.show(CGFloat(percent) / 100)
      sheet.add(fixture.simulator, named: "\(percent) %")
    }
    assertSnapshot(
      of: sheet, as: .image, named: "\(name)-\(isReversed ? "back" : "forward")",
      testName: testName)
  }

  /// A page with a letter.
  private final class LetterPage: UIViewController {
    private let letter: String
    private let color: UIColor

    init(_ letter: String, _ color: UIColor) {
      (self.letter, self.color) = (letter, color)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = color
      let label = UILabel(frame: CGRect(x: 0, y: 60, width: 160, height: 120))
      label.text = letter
      label.textAlignment = .center
      label.font = .systemFont(ofSize: 100, weight: .bold)
      label.textColor = .white
      view.addSubview(label)
      for (index, x) in [16, 116].enumerated() {
        let dot = UIView(frame: CGRect(x: x, y: 228, width: 28, height: 28))
        dot.backgroundColor = UIColor(white: index == 0 ? 1 : 0, alpha: 0.5)
        dot.layer.cornerRadius = 14
        view.addSubview(dot)
      }
    }
  }
}

import CoreGraphics
import Foundation
import UIKit
import UIKitSimulator

/// Measures the frames of a transition between two pages of 200 labels and 20 pictures that have
/// not been drawn before.
@MainActor
final class FirstFrameBench {
  /// The transition to the second page.
  enum Motion: String, CaseIterable { case push, dissolve }

  /// The content of the pages.
  enum Content: String, CaseIterable {
    case all = "labels and pictures"
    case labels
    /// Pictures with rounded corners and shadows.
    case pictures
  }

  struct Row {
    var motion: Motion
    var content: Content
    /// The seconds for making the views of both pages, with decoded pictures.
    var making: [Double] = []
    /// The seconds of the transition's first frame, and of its longest one.
    var first: [BenchFrameMeter.Sample] = []
    var longest: [BenchFrameMeter.Sample] = []
  }

  private static let size = CGSize(width: 1920, height: 1080)
  /// The maximum number of frames of a transition, which none reaches.
  private static let mostFrames = 60

  private let motion: Motion
  private let simulator: Simulator
  private let stack: UINavigationController
  private let clock = ContinuousClock()

  private init(_ motion: Motion) {
    self.motion = motion
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.isNavigationBarHidden = true
    self.stack = stack
    simulator = Simulator(size: Self.size, scale: 1, root: stack)
  }

  /// - Parameter repeats: the number of measured transitions, each with new pages.
  static func run(_ motion: Motion, _ content: Content, repeats: Int) -> Row {
    var row = Row(motion: motion, content: content)
    let pictures = content == .labels ? [] : FirstFramePage.makePictures()
    for _ in 0..<max(repeats, 1) {
      FirstFrameBench(motion).measure(content, pictures, into: &row)
    }
    return row
  }

  private func measure(_ content: Content, _ pictures: [Data], into row: inout Row) {
    let meter = BenchFrameMeter(stage: simulator.stage)
    simulator.platform.attach(meter)
    let start = clock.now
    let pages = (0..<2).map { index in
      FirstFramePage(labels: content == .pictures ? 0 : 200, pictures: pictures, seed: index)
    }
    for page in pages { page.loadViewIfNeeded() }
    row.making.append((clock.now - start).seconds)
    meter.isMeasuring = true
    stack.setViewControllers([pages[0]], animated: false)
    switch motion {
    case .push: stack.pushViewController(pages[1], animated: true)
    case .dissolve:
      pages[1].modalPresentationStyle = .fullScreen
      pages[1].modalTransitionStyle = .crossDissolve
      stack.present(pages[1], animated: true)
    }
    var count = 0
    while count < Self.mostFrames, simulator.advanceFrame() { count += 1 }
    guard let first = meter.samples.first,
      let longest = meter.samples.max(by: { $0.total < $1.total })
    else { return }
    row.first.append(first)
    row.longest.append(longest)
  }
}

/// Labels with different texts, sizes and weights, and pictures with rounded corners and shadows.
private final class FirstFramePage: UIViewController {
  private static let columns = 10
  private static let words = [
    "transition", "between", "two", "pages", "of", "labels", "and", "pictures", "that", "were",
    "never", "drawn", "before", "Quick", "view", "Åse", "layer", "frame", "4,096", "pixels",
  ]
  private static let (pictureCount, pictureWidth, pictureHeight) = (20, 320, 240)

  private let labelCount: Int
  private let pictures: [Data]
  private let seed: Int

  init(labels: Int, pictures: [Data], seed: Int) {
    (labelCount, self.pictures, self.seed) = (labels, pictures, seed)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (index, data) in pictures.enumerated() { addPicture(index, data) }
    for index in 0..<labelCount { addLabel(index) }
  }

  /// Adds a label to a grid of ten by twenty. Every tenth label has several lines.
  private func addLabel(_ index: Int) {
    let label = UILabel()
    let (row, column) = (index / Self.columns, index % Self.columns)
    label.frame = CGRect(x: 8 + column * 191, y: 6 + row * 53, width: 183, height: 49)
    label.font = .systemFont(
      ofSize: CGFloat(11 + (index + seed) % 12), weight: index % 5 == 0 ? .semibold : .regular)
    label.numberOfLines = index % 10 == 0 ? 3 : 1
    let count = index % 10 == 0 ? 10 : 3
    let words = (0..<count).map { Self.words[(index * 7 + $0 * 3 + seed) % Self.words.count] }
    label.text = "\(index + seed * 200) " + words.joined(separator: " ")
    view.addSubview(label)
  }

  private func addPicture(_ index: Int, _ data: Data) {
    let frame = CGRect(x: 60 + index % 5 * 370, y: 60 + index / 5 * 260, width: 240, height: 180)
    let shadow = UIView(frame: frame)
    shadow.layer.shadowOpacity = 0.4
    shadow.layer.shadowRadius = CGFloat(6 + index % 4 * 2)
    shadow.layer.shadowOffset = CGSize(width: 0, height: 4)
    let picture = UIImageView(image: UIImage(data: data))
    picture.frame = shadow.bounds
    picture.layer.cornerRadius = CGFloat(10 + index % 4)
    picture.clipsToBounds = true
    shadow.addSubview(picture)
    view.addSubview(shadow)
  }

  /// Makes the files of different pictures.
  static func makePictures() -> [Data] {
    let size = CGSize(width: pictureWidth, height: pictureHeight)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return (0..<pictureCount).map { index in
      UIGraphicsImageRenderer(size: size, format: format).pngData { context in
        for row in 0..<24 {
          for column in 0..<32 {
            let sixtieth: Int = (row * 3 + column + index * 5) % 60
            UIColor(hue: CGFloat(sixtieth) / 60, saturation: 0.6, brightness: 0.9, alpha: 1)
              .setFill()
            context.fill(CGRect(x: column * 10, y: row * 10, width: 10, height: 10))
          }
        }
      }
    }
  }
}

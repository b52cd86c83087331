import Catalogue
import UIKit

/// Two demos side by side, each in a scene with its own clock. Below each are its name and the
/// speed of its clock.
@MainActor
final class CompareViewController: UIViewController {
  /// A demo, its scene, and its caption.
  @MainActor
  final class Side {
    let demo: Demo
    let sceneView: SceneView
    let caption = UILabel()
    private var playback = Playback() { didSet { showPlayback() } }
    /// The speed of the demo's clock.
    var playbackSpeed: Playback.Speed { playback.speed }

    init(_ demo: Demo, scale: CGFloat) {
      self.demo = demo
      let scene = UIApplication.shared.connectScene(size: demo.stageSize, scale: scale) { scene in
        scene.guestWindow = demo.open(in: scene)
      }
      sceneView = SceneView(scene: scene)
      sceneView.screenSize = demo.stageSize
      caption.font = .preferredFont(forTextStyle: .subheadline)
      caption.textColor = Palette.secondaryInk
      caption.textAlignment = .center
      showPlayback()
    }

    func togglePause() { playback.togglePause() }

    func toggleSlowMotion() { playback.toggleSlowMotion() }

    private func showPlayback() {
      sceneView.scene.timeScale = playback.timeScale
      caption.text = playback.caption(for: demo.title)
    }
  }

  private static let margin: CGFloat = 20
  private static let captionHeight: CGFloat = 20
  /// The distance between a demo and its caption.
  private static let captionGap: CGFloat = 12

  let sides: [Side]

  /// - Parameter scale: the screen's pixels per point, for the demos' first pictures.
  init(_ demos: [Demo], scale: CGFloat) {
    sides = demos.map { Side($0, scale: scale) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the size of the content at which every demo has its own size.
  static func size(for demos: [Demo]) -> CGSize {
    let width = demos.map(\.stageSize.width).reduce(0, +)
    let height = demos.map(\.stageSize.height).max() ?? 0
    return CGSize(
      width: width + margin * CGFloat(demos.count + 1),
      height: height + 2 * margin + captionGap + captionHeight)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.canvas
    for side in sides {
      view.addSubview(side.sceneView)
      view.addSubview(side.caption)
    }
  }

  /// Lays out a column for each demo. The ratio of their widths is that of the demos.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (margin, bounds) = (Self.margin, view.bounds)
    let wanted = sides.map(\.demo.stageSize.width).reduce(0, +)
    let space = bounds.width - margin * CGFloat(sides.count + 1)
    let height = bounds.height - 2 * margin - Self.captionGap - Self.captionHeight
    guard wanted > 0, space > 0, height > 0 else { return }
    var x = margin
    for side in sides {
      let width = (side.demo.stageSize.width / wanted * space).rounded(.down)
      side.sceneView.frame = CGRect(x: x, y: margin, width: width, height: height)
      side.caption.frame = CGRect(
        x: x, y: bounds.height - margin - Self.captionHeight, width: width,
        height: Self.captionHeight)
      x += width + margin
    }
  }

  /// The demo that was touched last; nil before the first touch.
  var touchedSide: Side? {
    let touched = view.hostScene.keySceneView
    return sides.first { $0.sceneView === touched }
  }
}

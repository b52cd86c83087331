import UIKit

/// Four tiles are in a row where the screen is wide, and in a column where it is high.
/// `viewWillTransition(to:with:)` announces the new size, and the tiles are laid out alongside.
enum CoordinatorSizeChange {
  final class TilesViewController: UIViewController {
    @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
    private var duration: TimeInterval = 0.3
    @Parameter("Gap", in: 0...40, step: 1, unit: .points)
    private var gap: CGFloat = 12

    private let tiles = (1...4).map { number in
      let tile = UILabel()
      tile.text = "\(number)"
      tile.setFont(.systemFont(ofSize: 28, weight: .bold), scaledAs: .title1)
      tile.textAlignment = .center
      tile.textColor = .white
      tile.backgroundColor = .night
      tile.layer.cornerRadius = 16
      tile.layer.masksToBounds = true
      tile.layer.name = "tile \(number)"
      return tile
    }
    private let report = UILabel()

    override func loadView() {
      view = DemoPage(
        color: UIColor(named: "Honeydew") ?? .systemGreen,
        title: "Room", caption: "", hint: "Pull at the window’s corner")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      for tile in tiles { view.addSubview(tile) }
      report.setFont(of: .subheadline)
      report.textAlignment = .center
      report.text = Self.name(view.bounds.size)
      report.textColor = UIColor.black.withAlphaComponent(0.65)
      view.addSubview(report)
      arrange(in: view.bounds.size)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      report.frame = CGRect(
        x: 16, y: 112, width: view.bounds.size.width - 32,
        height: view.scaled(20, as: .subheadline))
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      let old = view.bounds.size
      // A drag of a window's edge is no animation, so the tiles animate with their own duration.
      coordinator.animate(alongsideTransition: { _ in
        UIView.animate(withDuration: self.duration) { self.arrange(in: size) }
      }) { _ in
        self.report.text = "\(Self.name(old)) → \(Self.name(size))"
      }
    }

    private static func name(_ size: CGSize) -> String {
      "\(Int(size.width)) × \(Int(size.height))"
    }

    private func arrange(in size: CGSize) {
      let isWide = size.width > size.height
      let area = CGRect(x: 24, y: 156, width: size.width - 48, height: size.height - 156 - 72)
      let count = CGFloat(tiles.count)
      for (index, tile) in tiles.enumerated() {
        let length = isWide ? area.size.width : area.size.height
        let step = (length + gap) / count
        let start = (CGFloat(index) * step).rounded()
        let side = (CGFloat(index + 1) * step - gap).rounded() - start
        tile.frame =
          isWide
          ? CGRect(x: area.minX + start, y: area.minY, width: side, height: area.size.height)
          : CGRect(x: area.minX, y: area.minY + start, width: area.size.width, height: side)
      }
    }
  }
}

extension Demo {
  static let coordinatorSizeChange = Demo(
    id: "coordinator-size-change", title: "A new size", seed: 3,
    summary: "Tiles get their new size before it is there.",
    trigger: "Resize the window.",
    stageSize: Demo.defaultStageSize, followsResizing: true, glyph: .turned,
    phases: [
      Phase("turn", .turnStage),
      Phase("turn back", after: "turn", .turnStage),
    ],
    tracedViews: (1...4).map { "tile \($0)" },
    prototypes: { [CoordinatorSizeChange.TilesViewController()] },
    makeRoot: { CoordinatorSizeChange.TilesViewController() })
}

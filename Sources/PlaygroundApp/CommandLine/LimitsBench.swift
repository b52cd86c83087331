import Foundation
import UIKit
import UIKitSimulator

/// Measures operations on many objects at once: the growth of their time with the number of
/// objects.
///
/// Times are those of the thread, so that other programs on the machine do not count.
@MainActor
struct LimitsBench {
  /// An operation, and the limit for the growth of its time.
  struct Operation {
    var name: String
    /// The largest of the three sizes. The others are a half and a quarter of it.
    var size: Int
    /// The maximum exponent of the growth: time grows as the size to this power.
    var limit = Self.linearithmic
    /// Makes the objects of a size, and returns the operation to measure.
    var prepare: @MainActor (Int) throws -> @MainActor () throws -> Void

    /// The exponent for n log n, with a margin for the noise of three measurements: from 1,000 to
    /// 4,000 objects n log n itself has the exponent 1.13.
    static let linearithmic = 1.35
    /// The exponent for operations whose time does not depend on the number of objects, with a
    /// margin for noise.
    static let constant = 0.3
    /// The exponent for constraints, which may need n to the power of 1.5.
    static let constraints = 1.5
  }

  /// The smallest number of objects for which measured times are meaningful.
  static let leastSize = 4

  /// - Parameter divisor: divides the usual sizes.
  static func run(
    _ operations: [Operation] = all, repeats: Int, dividingBy divisor: Int = 1
  ) throws -> LimitsReport {
    var report = LimitsReport()
    for operation in operations {
      let greatest = max(operation.size / max(divisor, 1), 4 * leastSize)
      var row = LimitsReport.Row(name: operation.name, limit: operation.limit)
      for size in [greatest / 4, greatest / 2, greatest] {
        row.sizes.append(size)
        row.seconds.append(try measure(operation, size: size, repeats: repeats))
      }
      report.rows.append(row)
    }
    return report
  }

  /// Returns the minimum of the measured times in seconds, because disturbances make a measurement
  /// longer.
  private static func measure(_ operation: Operation, size: Int, repeats: Int) throws -> Double {
    var least = Double.infinity
    for _ in 0..<max(repeats, 1) {
      let body = try operation.prepare(size)
      let start = ProcessMeter.threadTime
      // Contradictions are reported, each of them.
      _ = try Diagnostics.collecting(body)
      least = min(least, ProcessMeter.threadTime - start)
    }
    return least
  }

  // MARK: The operations

  static var all: [Operation] { views + controls + controllers + constraints }

  private static var views: [Operation] {
    [
      Operation(name: "subviews removed, the rearmost first", size: 10_000) { count in
        let parent = UIView()
        for _ in 0..<count { parent.addSubview(UIView()) }
        return { while let view = parent.subviews.first { view.removeFromSuperview() } }
      },
      Operation(name: "subviews removed in a loop over them", size: 10_000) { count in
        let parent = UIView()
        for _ in 0..<count { parent.addSubview(UIView()) }
        return { for view in parent.subviews { view.removeFromSuperview() } }
      },
      Operation(name: "subviews nested", size: 4_000) { count in
        {
          var innermost = UIView()
          let root = innermost
          for _ in 0..<count {
            let view = UIView()
            innermost.addSubview(view)
            innermost = view
          }
          withExtendedLifetime(root) {}
        }
      },
      Operation(name: "levels of views shown", size: 8_000) { count in
        let controller = UIViewController()
        let simulator = Simulator(size: CGSize(width: 100, height: 100), root: controller)
        var innermost: UIView = controller.view
        for level in 0..<count {
          let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
          view.backgroundColor = level % 2 == 0 ? .white : .black
          innermost.addSubview(view)
          innermost = view
        }
        return { simulator.settle() }
      },
    ]
  }

  private static var controls: [Operation] {
    [
      Operation(name: "segments", size: 4_000) { count in
        {
          let control = UISegmentedControl(items: (0..<count).map { "\($0 % 100)" })
          control.layoutIfNeeded()
        }
      },
      Operation(name: "pages of a page control", size: 100_000) { count in
        {
          let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 300, height: 26))
          control.numberOfPages = count
          control.layoutIfNeeded()
        }
      },
      Operation(
        name: "items of a collection that changes its layout", size: 100_000,
        limit: Operation.constant
      ) { count in
        let collection = ItemsController(count: count)
        let simulator = Simulator(root: collection)
        simulator.settle()
        return {
          collection.changeLayout()
          simulator.settle()
        }
      },
      Operation(
        name: "items of a compositional layout that is scrolled", size: 100_000,
        limit: Operation.constant
      ) { count in
        let collection = ItemsController(count: count, layout: .tiles)
        let simulator = Simulator(root: collection)
        simulator.settle()
        return { collection.scroll() }
      },
      Operation(name: "characters of an alert's title", size: 10_000) { count in
        let simulator = Simulator(root: UIViewController())
        let title = String(repeating: "title ", count: count / 6)
        return {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          simulator.window.rootViewController?.present(alert, animated: false)
          simulator.settle()
        }
      },
    ]
  }

  private static var controllers: [Operation] {
    [
      Operation(name: "pushes without animation", size: 800) { count in
        let stack = UINavigationController(rootViewController: UIViewController())
        let simulator = Simulator(root: stack)
        let pages = (0..<count).map { _ in UIViewController() }
        return {
          for page in pages { stack.pushViewController(page, animated: false) }
          simulator.settle()
        }
      },
      Operation(name: "controllers embedded by a storyboard", size: 8_000) { count in
        let text = EmbeddingStoryboard(controllers: count).text
        let storyboard = try UIStoryboard(data: Data(text.utf8), file: "Limits.storyboard")
        return { storyboard.instantiateInitialViewController()?.loadViewIfNeeded() }
      },
    ]
  }

  private static var constraints: [Operation] {
    [
      Operation(
        name: "contradicting constraints", size: 8_000, limit: Operation.constraints
      ) { count in
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        var constraints: [NSLayoutConstraint] = []
        for _ in 0..<count / 2 {
          let view = UIView()
          view.translatesAutoresizingMaskIntoConstraints = false
          page.addSubview(view)
          constraints += [10, 20].map { view.widthAnchor.constraint(equalToConstant: $0) }
        }
        return {
          NSLayoutConstraint.activate(constraints)
          page.layoutIfNeeded()
        }
      },
      Operation(
        name: "contradicting constraints of one view", size: 8_000, limit: Operation.constraints
      ) { count in
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(view)
        let constraints = (1...count).map {
          view.widthAnchor.constraint(equalToConstant: CGFloat($0))
        }
        return {
          NSLayoutConstraint.activate(constraints)
          page.layoutIfNeeded()
        }
      },
      Operation(
        name: "contradictions along a row of views", size: 2_000, limit: Operation.constraints
      ) { count in
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        var constraints: [NSLayoutConstraint] = []
        var end = page.leadingAnchor
        for index in 1...max(count / 4, 1) {
          let view = UIView()
          view.translatesAutoresizingMaskIntoConstraints = false
          page.addSubview(view)
          // Each view begins where the previous one ends, and its trailing edge contradicts its
          // width.
          constraints += [
            view.leadingAnchor.constraint(equalTo: end),
            view.widthAnchor.constraint(equalToConstant: 10),
            view.trailingAnchor.constraint(
              equalTo: page.leadingAnchor, constant: CGFloat(10 * index + 5)),
            view.topAnchor.constraint(equalTo: page.topAnchor),
          ]
          end = view.trailingAnchor
        }
        return {
          NSLayoutConstraint.activate(constraints)
          page.layoutIfNeeded()
        }
      },
    ]
  }
}

/// A collection view with empty cells.
private final class ItemsController: UICollectionViewController {
  private let count: Int

  init(count: Int, layout: UICollectionViewLayout = UICollectionViewFlowLayout()) {
    self.count = count
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  /// Scrolls to the end in a hundred steps.
  func scroll() {
    for step in 1...100 {
      collectionView.contentOffset.y = collectionView.contentSize.height / 110 * CGFloat(step)
      collectionView.layoutIfNeeded()
    }
  }

  /// Changes interactively to a layout whose items are twice as large.
  func changeLayout() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let transition = collectionView.startInteractiveTransition(to: layout)
    for step in 1...10 {
      transition.transitionProgress = CGFloat(step) / 10
      transition.invalidateLayout()
      collectionView.layoutIfNeeded()
    }
    collectionView.finishInteractiveTransition()
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

extension UICollectionViewLayout {
  /// A layout of four tiles per row.
  fileprivate static var tiles: UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)), subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}

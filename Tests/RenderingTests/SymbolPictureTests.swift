import Testing
import UIKit
import UIKitSnapshotTesting
import UIKitTestSupport

/// The symbols of the system, to be looked at.
@MainActor
struct SymbolPictureTests {
  private static let cell: CGFloat = 36
  private static let columns = 24

  /// Views in rows. They are made once the screen exists, whose scale images are made for.
  private func simulator(
    columns: Int, rows: Int, cell: CGFloat, _ makeViews: () -> [[UIView]]
  ) -> Simulator {
    let size = CGSize(width: CGFloat(columns) * cell, height: CGFloat(rows) * cell)
    let controller = UIViewController()
    let simulator = Simulator(size: size, scale: 2, root: controller)
    controller.view.backgroundColor = .white
    let views = makeViews()
    #expect(views.count == rows && views.allSatisfy { $0.count <= columns })
    for (row, line) in views.enumerated() {
      for (column, view) in line.enumerated() {
        view.frame = CGRect(
          x: CGFloat(column) * cell, y: CGFloat(row) * cell, width: cell, height: cell)
        view.contentMode = .center
        view.tintColor = .black
        controller.view.addSubview(view)
      }
    }
    simulator.settle()
    return simulator
  }

  private func view(_ name: String, _ configuration: UIImage.SymbolConfiguration) -> UIView {
    UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
  }

  @Test func allNames() {
    let configuration = UIImage.SymbolConfiguration(pointSize: 20)
    let names = SymbolSet.shared.names
    let rows = (names.count + Self.columns - 1) / Self.columns
    let simulator = simulator(columns: Self.columns, rows: rows, cell: Self.cell) {
      stride(from: 0, to: names.count, by: Self.columns).map { start in
        names[start..<min(start + Self.columns, names.count)].map { view($0, configuration) }
      }
    }
    assertSnapshot(of: simulator, as: .image, named: "all")
  }

  @Test func weightsScalesAndComposites() {
    let simulator = simulator(columns: 9, rows: 11, cell: 48, weightsAndComposites)
    assertSnapshot(of: simulator, as: .image, named: "weights")
  }

  private func weightsAndComposites() -> [[UIView]] {
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    var rows = ["chevron.left", "plus", "magnifyingglass", "trash", "gearshape", "heart.fill"].map {
      name in weights.map { view(name, UIImage.SymbolConfiguration(pointSize: 24, weight: $0)) }
    }
    for scale in [UIImage.SymbolScale.small, .medium, .large] {
      let configuration = UIImage.SymbolConfiguration(
        pointSize: 24, weight: .regular, scale: scale)
      rows.append(
        ["circle", "star", "star.fill", "xmark", "ellipsis", "square.and.arrow.up", "person"].map {
          view($0, configuration)
        })
    }
    let configuration = UIImage.SymbolConfiguration(pointSize: 28)
    rows.append(
      [
        "plus.circle", "plus.circle.fill", "xmark.circle", "xmark.circle.fill", "heart.circle",
        "heart.circle.fill", "star.square", "star.square.fill", "arrow.down.circle.fill",
      ].map { view($0, configuration) })
    rows.append(
      [
        "bell.slash", "bell.slash.fill", "eye.slash", "eye.slash.fill", "mic.slash",
        "mic.slash.fill", "video.slash.fill", "checkmark.circle", "checkmark.circle.fill",
      ].map { view($0, configuration) })
    return rows
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func inBarsAndButtons(style: UIUserInterfaceStyle) {
    let simulator = Simulator(
      size: CGSize(width: 320, height: 480), style: style, root: makeTabs())
    simulator.settle()
    assertSnapshot(of: simulator, as: .image, named: "\(style)", testName: "bars")
  }

  private func makeTabs() -> UIViewController {
    let root = UIViewController()
    root.title = "Symbols"
    root.view.backgroundColor = .systemBackground
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "line.3.horizontal"), style: .plain, target: nil, action: nil)
    root.navigationItem.rightBarButtonItems = ["square.and.arrow.up", "plus"].map {
      UIBarButtonItem(
        image: UIImage(systemName: $0), style: .plain, target: nil, action: nil)
    }
    for (index, size) in [UIButton.Configuration.Size.small, .medium, .large].enumerated() {
      var configuration = UIButton.Configuration.tinted()
      configuration.title = "Download"
      configuration.image = UIImage(systemName: "arrow.down.circle.fill")
      configuration.imagePadding = 6
      configuration.buttonSize = size
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 20, y: 120 + CGFloat(index) * 60, width: 200, height: 50)
      root.view.addSubview(button)
    }
    let plain = UIButton(type: .system)
    plain.setImage(UIImage(systemName: "heart"), for: .normal)
    plain.setTitle(" Like", for: .normal)
    plain.frame = CGRect(x: 230, y: 120, width: 80, height: 44)
    root.view.addSubview(plain)
    let stack = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    stack.tabBarItem = UITabBarItem(
      title: "Home", image: UIImage(systemName: "house"),
      selectedImage: UIImage(systemName: "house.fill"))
    let others = [("Search", "magnifyingglass"), ("Saved", "bookmark"), ("Profile", "person")]
    tabs.viewControllers =
      [stack]
      + others.map { title, name in
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(
          title: title, image: UIImage(systemName: name), selectedImage: nil)
        return controller
      }
    return tabs
  }
}

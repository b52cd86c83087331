import CoreGraphics
import Testing
import UIKit

private class Badge: UIView {
  let name: String
  override init(frame: CGRect) {
    name = "framed"
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }
}

private final class Medal: Badge { var points = [1, 2] }

private class Pair<Content: UIView>: UIView { let content = Content.makeObject() }

private final class Row: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    tag = 5
  }
  required init?(coder: NSCoder) { nil }
}

private final class Screen: UIViewController {
  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    title = "screen"
  }
  required init?(coder: NSCoder) { nil }
}

private final class Outline: CAShapeLayer {
  override init() {
    super.init()
    lineWidth = 9
  }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { nil }
}

/// Objects of classes that are known at run time only.
@MainActor
struct DynamicCreationTests {
  @Test func aViewIsMadeByTheInitializerOfItsClass() {
    let type: UIView.Type = Medal.self
    let made = type.makeObject(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect((made as? Medal)?.name == "framed")
    #expect((made as? Medal)?.points == [1, 2])
    #expect(made.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect((type.makeObject() as? Medal)?.name == "framed")
  }

  @Test func aGenericClassMakesItsContent() {
    #expect(Pair<Medal>(frame: .zero).content.name == "framed")
    let type: UIView.Type = Pair<UILabel>.self
    #expect(type.makeObject() is Pair<UILabel>)
  }

  @Test func cellsAndControllersAreMade() {
    let cell: UITableViewCell.Type = Row.self
    let made = cell.makeObject(style: .default, reuseIdentifier: "row")
    #expect(made.tag == 5 && made.reuseIdentifier == "row")
    let screen: UIViewController.Type = Screen.self
    #expect(screen.makeObject(nibName: nil, bundle: nil).title == "screen")
    #expect(screen.makeObject().title == "screen")
  }

  @Test func viewsWithOtherInitializersAreMade() {
    let stack: UIStackView.Type = UIStackView.self
    #expect(stack.makeObject(arrangedSubviews: [UIView()]).arrangedSubviews.count == 1)
    let table: UITableView.Type = UITableView.self
    #expect(table.makeObject(frame: .zero, style: .grouped).style == .grouped)
    let root = UIViewController()
    let navigation: UINavigationController.Type = UINavigationController.self
    #expect(navigation.makeObject(rootViewController: root).viewControllers == [root])
  }

  /// An initializer owns what it is given.
  @Test func whatAnObjectIsMadeWithIsKeptAndReleasedOnce() {
    let type: UINavigationController.Type = UINavigationController.self
    weak var former: UIViewController?
    do {
      let root = UIViewController()
      former = root
      for _ in 0..<3 {
        let navigation = type.makeObject(rootViewController: root)
        #expect(navigation.viewControllers == [root])
        navigation.viewControllers = []
      }
      #expect(root.title == nil)
    }
    #expect(former == nil)
  }

  @Test func layersAndAnimationsAreMade() {
    let layer: CALayer.Type = Outline.self
    #expect((layer.makeObject() as? Outline)?.lineWidth == 9)
    #expect(layer.makeObject(layer: Outline()) is Outline)
    let animation: CAPropertyAnimation.Type = CABasicAnimation.self
    #expect(animation.makeObject(keyPath: "opacity").keyPath == "opacity")
  }
}

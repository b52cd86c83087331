import Testing
import UIKit
import UIKitSnapshotTesting
import UIKitTestSupport

/// Menus, at a button and with a lifted preview, and the sheet of activities.
@MainActor
struct MenuPictureTests {
  private final class Lifting: NSObject, UIContextMenuInteractionDelegate {
    let menu: UIMenu
    init(_ menu: UIMenu) { self.menu = menu }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { [menu] _ in menu })
    }
  }

  private var menu: UIMenu {
    func action(
      _ title: String, _ symbol: String?, _ attributes: UIMenuElement.Attributes = [],
      _ state: UIMenuElement.State = .off
    ) -> UIAction {
      UIAction(
        title: title, image: symbol.flatMap { UIImage(systemName: $0) }, attributes: attributes,
        state: state
      ) { _ in }
    }
    return UIMenu(children: [
      action("Copy", "doc.on.doc"), action("Name", nil, [], .on),
      UIMenu(title: "Sort by", children: [action("Date", nil), action("Size", nil)]),
      UIMenu(
        options: .displayInline,
        children: [action("Archive", nil, .disabled), action("Delete", "trash", .destructive)]),
    ])
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func menus(style: UIUserInterfaceStyle) {
    let controller = UIViewController()
    let simulator = Simulator(
      size: CGSize(width: 375, height: 480), scale: 2, framesPerSecond: 20, style: style,
      root: controller)
    controller.view.backgroundColor = .systemBackground
    let delegate = Lifting(menu)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 20, width: 90, height: 40)
    button.setTitle("Options", for: .normal)
    (button.menu, button.showsMenuAsPrimaryAction) = (menu, true)
    let label = UILabel(frame: CGRect(x: 20, y: 300, width: 335, height: 120))
    label.numberOfLines = 0
    label.text = "What lies behind an open menu of a view is blurred; at a button it is not."
    let box = UIView(frame: CGRect(x: 195, y: 80, width: 160, height: 110))
    box.backgroundColor = .systemTeal
    box.layer.cornerRadius = 12
    box.addInteraction(UIContextMenuInteraction(delegate: delegate))
    for part in [button, label, box] { controller.view.addSubview(part) }
    var sheet = SnapshotSheet()
    simulator.tap(at: CGPoint(x: 60, y: 40))
    simulator.settle()
    sheet.add(simulator, named: "button")
    simulator.tap(at: CGPoint(x: 100, y: 68 + 2 * 44 + 22))
    simulator.settle()
    sheet.add(simulator, named: "submenu")
    simulator.press("Escape")
    simulator.press("Escape")
    simulator.settle()
    simulator.touchDown(at: CGPoint(x: 250, y: 130))
    simulator.advance(by: 0.65)
    sheet.add(simulator, named: "opening")
    simulator.settle()
    simulator.touchUp(at: CGPoint(x: 250, y: 130))
    sheet.add(simulator, named: "preview")
    simulator.press("Escape")
    simulator.settle()
    controller.present(
      UIActivityViewController(activityItems: ["A text to share"], applicationActivities: nil),
      animated: true)
    simulator.settle()
    sheet.add(simulator, named: "activities")
    assertSnapshot(of: sheet, as: .image, named: "\(style)", testName: "menus")
  }
}

extension Row {
  static let selectors: [Row] = [
    Row(
      "selectors of the enclosing class",
      """
      import UIKit
      class TapController: UIViewController {
        lazy var tap = UITapGestureRecognizer(target: self, action: #selector(handle(_:)))
        func listen(_ button: UIButton) {
          button.addTarget(self, action: #selector(press), for: .touchUpInside)
          button.addTarget(self, action: #selector(self.handle(_:)), for: .touchUpInside)
          button.addTarget(self, action: #selector(TapController.move(from:to:)), for: .touchUpInside)
          button.addTarget(self, action: #selector(Self.press), for: .touchUpInside)
          button.addTarget(self, action: #selector(three(_:b:c:)), for: .touchUpInside)
          button.addTarget(self, action: #selector(four(_:b:c:d:)), for: .touchUpInside)
          button.addTarget(self, action: #selector(count), for: .touchUpInside)
          [1].forEach { _ in button.addTarget(self, action: #selector(press), for: .touchUpInside) }
        }
        @objc func press() {}
        @objc func handle(_ recognizer: UITapGestureRecognizer) {}
        @objc private func move(from: UIView, to: UIEvent) {}
        @objc func three(_ a: Int, b: Int, c: Int) {}
        @objc func four(_ a: Int, b: Int, c: Int, d: Int) {}
        @objc func count() -> Int { 1 }
      }
      """,
      """
      import UIKit
      class TapController: UIViewController {
        lazy var tap = UITapGestureRecognizer(target: self, action: Selector("handle:", TapController.handle(_:)))
        func listen(_ button: UIButton) {
          button.addTarget(self, action: Selector("press", TapController.press), for: .touchUpInside)
          button.addTarget(self, action: Selector("handle:", TapController.handle(_:)), for: .touchUpInside)
          button.addTarget(self, action: Selector("moveFrom:to:", TapController.move(from:to:)), for: .touchUpInside)
          button.addTarget(self, action: Selector("press", TapController.press), for: .touchUpInside)
          button.addTarget(self, action: Selector("three:b:c:", TapController.three(_:b:c:)), for: .touchUpInside)
          button.addTarget(self, action: Selector("four:b:c:d:"··············), for: .touchUpInside)
          button.addTarget(self, action: Selector("count"·····), for: .touchUpInside)
          [1].forEach { _ in button.addTarget(self, action: Selector("press", TapController.press), for: .touchUpInside) }
        }
        ······func press() {}
        ······func handle(_ recognizer: UITapGestureRecognizer) {}
        ······private func move(from: UIView, to: UIEvent) {}
        ······func three(_ a: Int, b: Int, c: Int) {}
        ······func four(_ a: Int, b: Int, c: Int, d: Int) {}
        ······func count() -> Int { 1 }
      }
      """),
    Row(
      "selectors of properties, casts, other objects and names of one's own",
      """
      import UIKit
      class NameController: UIViewController {
        let model = NameModel()
        @objc var value = 1
        @objc(renamed:) func original(_ sender: Any) {}
        @objc func both() {}
        @objc func both(_ sender: Any) {}
        func listen(_ button: UIButton) {
          let selectors = [
            #selector(getter: NameController.value), #selector(setter: value),
            #selector(original(_:)), #selector(both as () -> Void),
            #selector(NameController.both(_:)), #selector(both as (NameController) -> (Any) -> Void),
            #selector(model.save), #selector(type(of: self).original(_:)),
          ]
          _ = selectors
        }
      }
      class NameModel: NSObject { @objc func save() {} }
      """,
      """
      import UIKit
      class NameController: UIViewController {
        let model = NameModel()
        ······var value = 1
        ················func original(_ sender: Any) {}
        ······func both() {}
        ······func both(_ sender: Any) {}
        func listen(_ button: UIButton) {
          let selectors = [
            Selector("value"····························), Selector("setValue:"·············),
            Selector("renamed:", NameController.original(_:)), Selector("both"··················),
            Selector("both:", NameController.both(_:)), Selector("both:"·········································),
            Selector("save"··········), Selector("renamed:", NameController.original(_:)),
          ]
          _ = selectors
        }
      }
      class NameModel: NSObject { ······func save() {} }
      """),
    Row(
      "selectors of the library",
      """
      import UIKit
      class LibraryController: UIViewController {
        func listen(_ button: UIButton) {
          let selectors = [
            #selector(UIViewController.dismiss(animated:completion:)),
            #selector(UINavigationController.popViewController(animated:)),
            #selector(becomeFirstResponder), #selector(UIView.layoutIfNeeded),
            #selector(UIView.endEditing(_:)),
            #selector(UIViewController.present(_:animated:completion:)),
          ]
          _ = selectors
        }
      }
      """,
      """
      import UIKit
      class LibraryController: UIViewController {
        func listen(_ button: UIButton) {
          let selectors = [
            Selector("dismissViewControllerAnimated:completion:"··············································),
            Selector("popViewControllerAnimated:"···················································),
            Selector(base: "becomeFirstResponder", LibraryController.becomeFirstResponder), Selector(base: "layoutIfNeeded", UIView.layoutIfNeeded),
            Selector("endEditing:", UIView.endEditing(_:)),
            Selector("presentViewController:animated:completion:"················································),
          ]
          _ = selectors
        }
      }
      """),
    Row(
      "selectors of overrides, and in protocols",
      """
      import UIKit
      class NamedScreen: UIViewController { @objc(customName:) func act(_ sender: Any) {} }
      class SubScreen: NamedScreen {
        override func act(_ sender: Any) {}
        override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
        func listen() { _ = [#selector(act(_:)), #selector(dismiss(animated:completion:))] }
      }
      @MainActor protocol Hiding {}
      extension Hiding where Self: UIViewController { func listen() -> Selector { #selector(hideAll) } }
      extension UIViewController { @objc func hideAll() {} }
      """,
      """
      import UIKit
      class NamedScreen: UIViewController { ·················· func act(_ sender: Any) {} }
      class SubScreen: NamedScreen {
        override func act(_ sender: Any) {}
        override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
        func listen() { _ = [Selector("customName:", SubScreen.act(_:)), Selector("dismissViewControllerAnimated:completion:"·····························)] }
      }
      @MainActor protocol Hiding {}
      extension Hiding where Self: UIViewController { func listen() -> Selector { Selector("hideAll"·······) } }
      extension UIViewController { ······func hideAll() {} }
      """),
    Row(
      "selectors in nested and generic classes",
      """
      import UIKit
      class PageView: UIView {
        class Dot: UIButton {
          func listen() { addTarget(self, action: #selector(touch), for: .touchUpInside) }
          @objc func touch() {}
        }
      }
      class ListView<Model>: UIView {
        func listen(_ button: UIButton) { button.addTarget(self, action: #selector(touch), for: .touchUpInside) }
        @objc func touch() {}
      }
      class PlainModel: NSObject {
        func listen() -> Selector { #selector(tick) }
        @objc func tick() {}
        @objc func add(_ amount: Int, to: UIEvent) {}
        @objc func sum(_ amount: Int) -> Int { amount }
      }
      """,
      """
      import UIKit
      class PageView: UIView {
        class Dot: UIButton {
          func listen() { addTarget(self, action: Selector("touch", PageView.Dot.touch), for: .touchUpInside) }
          ······func touch() {}
        }
      }
      class ListView<Model>: UIView {
        func listen(_ button: UIButton) { button.addTarget(self, action: Selector("touch", ListView.touch), for: .touchUpInside) }
        ······func touch() {}
      }
      class PlainModel: NSObject {
        func listen() -> Selector { Selector("tick", PlainModel.tick) }
        ······func tick() {}
        ······func add(_ amount: Int, to: UIEvent) {}
        ······func sum(_ amount: Int) -> Int { amount }
      }
      """,
      registered: [#"Selector("sum:", { (object: PlainModel) in { _ = object.sum($0) } })"#]),
    Row(
      "key paths and literals",
      """
      import UIKit
      class KeyModel: NSObject { @objc var value = 1; @objc(other) var named = 2; @objc var child: KeyModel? }
      let keys = [#keyPath(KeyModel.value), #keyPath(KeyModel.child.value), #keyPath(KeyModel.named)]
      let count = #keyPath(KeyModel.value).count
      let layerKeys = [#keyPath(CALayer.cornerRadius), #keyPath(CALayer.isHidden)]
      @MainActor let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
      @MainActor let image = #imageLiteral(resourceName: "photo")
      """,
      """
      import UIKit
      class KeyModel: NSObject { ······var value = 1; ·············var named = 2; ······var child: KeyModel? }
      let keys = ["value"·················, "child.value"·················, "other"·················]
      let count = ("value"···············).count
      let layerKeys = ["cornerRadius"················, "hidden"··················]
      @MainActor let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
      @MainActor let image = #imageLiteral(resourceName: "photo")
      """),
    Row(
      "actions of protocols, and functions with the name of an action",
      """
      import UIKit
      @MainActor @objc protocol BuyActions {
        func didTapBuy(_ sender: Any?)
        @objc(sell:) func didTapSell(_ sender: Any?)
      }
      class ShopCell: UIView {
        func listen(_ button: UIButton) {
          button.addTarget(nil, action: #selector(BuyActions.didTapBuy(_:)), for: .touchUpInside)
        }
      }
      class ShopPage: UIViewController, BuyActions {
        func didTapBuy(_ sender: Any?) {}
        func didTapSell(_ sender: Any?) {}
        func didTapBuy(_ count: Int) {}
        @IBAction func reveal(_ sender: UIButton) { reveal(sender.isHidden) }
        func reveal(_ isHidden: Bool) {}
        @IBAction func mark(_ sender: UIButton!) {}
        func mark(_ count: Int) {}
      }
      """,
      """
      import UIKit
      @MainActor ····· protocol BuyActions: AnyObject {
        func didTapBuy(_ sender: Any?)
        ············ func didTapSell(_ sender: Any?)
      }
      class ShopCell: UIView {
        func listen(_ button: UIButton) {
          button.addTarget(nil, action: Selector("didTapBuy:"························), for: .touchUpInside)
        }
      }
      class ShopPage: UIViewController, BuyActions {
        func didTapBuy(_ sender: Any?) {}
        func didTapSell(_ sender: Any?) {}
        func didTapBuy(_ count: Int) {}
        ··········func reveal(_ sender: UIButton) { reveal(sender.isHidden) }
        func reveal(_ isHidden: Bool) {}
        ··········func mark(_ sender: UIButton!) {}
        func mark(_ count: Int) {}
      }
      """,
      registered: [
        #"Selector("didTapBuy:", { (object: ShopPage) in { (a0: Any?) in object.didTapBuy(a0) } })"#,
        #"Selector("sell:", ShopPage.didTapSell(_:))"#,
        #"Selector("reveal:", { (object: ShopPage) in { (a0: UIButton) in object.reveal(a0) } })"#,
        #"Selector("mark:", { (object: ShopPage) in { (a0: UIButton?) in object.mark(a0) } })"#,
      ]),
    Row(
      "selectors of the class around a nested type",
      """
      import UIKit
      class KeysBar: UIView {
        enum Key {
          case back, next
          var action: Selector { self == .back ? #selector(goBack) : #selector(goOn(_:)) }
        }
        @objc func goBack() {}
      }
      extension KeysBar {
        @objc func goOn(_ sender: UIButton) {}
      }
      """,
      """
      import UIKit
      class KeysBar: UIView {
        enum Key {
          case back, next
          var action: Selector { self == .back ? Selector("goBack", KeysBar.goBack) : Selector("goOn:", KeysBar.goOn(_:)) }
        }
        ······func goBack() {}
      }
      extension KeysBar {
        ······func goOn(_ sender: UIButton) {}
      }
      """,
      registered: [#"Selector("goOn:", KeysBar.goOn(_:))"#]),
  ]
}

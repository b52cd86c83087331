extension Row {
  static let optionals: [Row] = [
    Row(
      "optional requirements of the project's protocols",
      """
      import UIKit
      @MainActor @objc protocol PickerDelegate {
        func must()
        @objc optional func picker(_ picker: Picker, didPick row: Int)
        @objc optional func title(for row: Int) -> String
        @objc optional func image(for row: Int) -> UIImage?
        @objc optional var rowCount: Int { get }
      }
      class Picker: UIView {
        weak var delegate: PickerDelegate?
        func pick() {
          delegate?.picker?(self, didPick: 1)
          let title = delegate?.title?(for: 1) ?? "none"
          let image = delegate?.image?(for: title.count)
          let count = delegate?.rowCount ?? 0
          let forced = delegate!.title!(for: count)
          _ = (image, forced)
        }
      }
      class PickerController: UIViewController, PickerDelegate {
        func must() {}
        func picker(_ picker: Picker, didPick row: Int) {}
        var rowCount: Int { 3 }
      }
      class SilentController: UIViewController, PickerDelegate { func must() {} }
      class LoudController: SilentController { func title(for row: Int) -> String { "loud" } }
      """,
      """
      import UIKit
      @MainActor ····· protocol PickerDelegate: AnyObject {
        func must()
        ······@discardableResult ········ func __opt_picker(_ picker: Picker, didPick row: Int) -> Void?
        ······@discardableResult ········ func __opt_title(for row: Int) -> String?
        ······@discardableResult ········ func __opt_image(for row: Int) -> UIImage?
        ·············· var __opt_rowCount: Int? { get }
      }
      class Picker: UIView {
        weak var delegate: PickerDelegate?
        func pick() {
          delegate?.__opt_picker·(self, didPick: 1)
          let title = delegate?.__opt_title·(for: 1) ?? "none"
          let image = delegate?.__opt_image·(for: title.count)
          let count = delegate?.__opt_rowCount ?? 0
          let forced = delegate!.__opt_title·(for: count)!
          _ = (image, forced)
        }
      }
      class PickerController: UIViewController, PickerDelegate {
        func must() {}
        func picker(_ picker: Picker, didPick row: Int) {}
        var rowCount: Int { 3 }
      func __opt_picker(_ picker: Picker, didPick row: Int) -> Void? { self.picker(picker, didPick: row) }; var __opt_rowCount: Int? { rowCount } }
      class SilentController: UIViewController, PickerDelegate { func must() {} ; func __opt_title(for row: Int) -> String? { nil } }
      class LoudController: SilentController { func title(for row: Int) -> String { "loud" } ; override func __opt_title(for row: Int) -> String? { self.title(for: row) } }
      """),
    Row(
      "optional methods of the library's delegates, and closures",
      """
      import UIKit
      class ListController: UIViewController {
        var onTap: ((Int) -> Void)?
        func forward(_ table: UITableView, _ path: IndexPath) {
          table.delegate?.tableView?(table, didSelectRowAt: path)
          table.delegate?.scrollViewDidScroll?(table)
          self.onTap?(1)
          onTap?(2)
        }
        func add(to animator: UIViewImplicitlyAnimating) {
          animator.addAnimations? { self.onTap = nil }
          animator.addCompletion?({ _ in })
        }
      }
      """,
      """
      import UIKit
      class ListController: UIViewController {
        var onTap: ((Int) -> Void)?
        func forward(_ table: UITableView, _ path: IndexPath) {
          table.delegate?.tableView·(table, didSelectRowAt: path)
          table.delegate?.scrollViewDidScroll·(table)
          self.onTap?(1)
          onTap?(2)
        }
        func add(to animator: UIViewImplicitlyAnimating) {
          animator.addAnimations· { self.onTap = nil }
          animator.addCompletion·({ _ in })
        }
      }
      """),
    Row(
      "closures with the name of an optional requirement",
      """
      import UIKit
      @MainActor @objc protocol TrackDelegate {
        @objc optional func didSelect(_ index: Int)
        @objc optional func didMark(_ index: Int)
      }
      protocol TrackListDelegate: TrackDelegate {}
      class TrackView: UIView {
        weak var owner: TrackDelegate?
        weak var list: TrackListDelegate?
        weak var both: (UIView & TrackDelegate)?
        var didSelect: ((Int) -> Void)?
        func tap(_ other: TrackView) {
          self.didSelect?(1)
          other.didSelect?(2)
          owner?.didSelect?(3)
          list?.didSelect?(4)
          both?.didSelect?(5)
          (other as? TrackDelegate)?.didSelect?(6)
          owner?.didMark?(7)
        }
      }
      """,
      """
      import UIKit
      @MainActor ····· protocol TrackDelegate: AnyObject {
        ······@discardableResult ········ func __opt_didSelect(_ index: Int) -> Void?
        ······@discardableResult ········ func __opt_didMark(_ index: Int) -> Void?
      }
      protocol TrackListDelegate: TrackDelegate {}
      class TrackView: UIView {
        weak var owner: TrackDelegate?
        weak var list: TrackListDelegate?
        weak var both: (UIView & TrackDelegate)?
        var didSelect: ((Int) -> Void)?
        func tap(_ other: TrackView) {
          self.didSelect?(1)
          other.didSelect?(2)
          owner?.__opt_didSelect·(3)
          list?.__opt_didSelect·(4)
          both?.__opt_didSelect·(5)
          (other as? TrackDelegate)?.__opt_didSelect·(6)
          owner?.__opt_didMark·(7)
        }
      }
      """),
    Row(
      "results of optional methods stay optional values",
      """
      import UIKit
      class HeightController: UIViewController, UITableViewDelegate {
        var forced: UITableViewDelegate!
        func heights(_ table: UITableView, _ delegate: UITableViewDelegate, _ path: IndexPath) {
          if let height = delegate.tableView?(table, heightForRowAt: path) { print(height) }
          guard let _ = forced.tableView?(table, heightForRowAt: path) else { return }
          let own = (table.delegate as! UITableViewDelegate)
            .tableView?(table, heightForRowAt: path) ?? 0
          let all = [delegate].compactMap { $0.tableView?(table, heightForRowAt: path) }
          let kept: CGFloat? = table.delegate?.tableView?(table, heightForRowAt: path)
          let sure = delegate.tableView!(table, heightForRowAt: path)
          delegate.tableView?(table, didSelectRowAt: path)
          print(own, all, kept as Any, sure)
        }
        func height(_ table: UITableView, _ path: IndexPath) -> CGFloat? {
          forced.tableView?(table, heightForRowAt: path)
        }
      }
      """,
      """
      import UIKit
      class HeightController: UIViewController, UITableViewDelegate {
        var forced: UITableViewDelegate!
        func heights(_ table: UITableView, _ delegate: UITableViewDelegate, _ path: IndexPath) {
          if let height = Optional(delegate)?.tableView·(table, heightForRowAt: path) { print(height) }
          guard let _ = Optional(forced)?.tableView·(table, heightForRowAt: path) else { return }
          let own = Optional((table.delegate as! UITableViewDelegate))?
            .tableView·(table, heightForRowAt: path) ?? 0
          let all = [delegate].compactMap { Optional($0)?.tableView·(table, heightForRowAt: path) }
          let kept: CGFloat? = table.delegate?.tableView·(table, heightForRowAt: path)
          let sure = delegate.tableView·(table, heightForRowAt: path)
          delegate.tableView·(table, didSelectRowAt: path)
          print(own, all, kept as Any, sure)
        }
        func height(_ table: UITableView, _ path: IndexPath) -> CGFloat? {
          Optional(forced)?.tableView·(table, heightForRowAt: path)
        }
      }
      """),
    Row(
      "the window of a delegate",
      """
      import UIKit
      class WindowController: UIViewController {
        var window: UIWindow? { nil }
        func windows(_ application: UIApplication, _ scene: UIWindowSceneDelegate) {
          if let one = UIApplication.shared.delegate?.window, let two = one { print(two) }
          guard let three = scene.window, let four = three else { return }
          let root = UIApplication.shared.delegate?.window??.rootViewController
          let sure = application.delegate!.window!!.rootViewController
          let cast = UIApplication.shared.delegate?.window as? UIWindow
          let app = UIApplication.shared.delegate
          let other = app?.window??.rootViewController
          let plain = UIApplication.shared.delegate?.window?.rootViewController
          print(four, root as Any, sure as Any, cast as Any, other as Any, plain as Any)
          print(self.window?.rootViewController as Any, view.self as Any)
        }
      }
      """,
      """
      import UIKit
      class WindowController: UIViewController {
        var window: UIWindow? { nil }
        func windows(_ application: UIApplication, _ scene: UIWindowSceneDelegate) {
          if let one = UIApplication.shared.delegate?.__opt_window, let two = one { print(two) }
          guard let three = scene.__opt_window, let four = three else { return }
          let root = UIApplication.shared.delegate?.__opt_window??.rootViewController
          let sure = application.delegate!.__opt_window!!.rootViewController
          let cast = UIApplication.shared.delegate?.__opt_window as? UIWindow
          let app = UIApplication.shared.delegate
          let other = app?.window?.rootViewController
          let plain = UIApplication.shared.delegate?.window?.rootViewController
          print(four, root as Any, sure as Any, cast as Any, other as Any, plain as Any)
          print(self.window?.rootViewController as Any, view.self as Any)
        }
      }
      """),
  ]
}

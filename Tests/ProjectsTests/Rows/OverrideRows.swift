import Foundation
import Testing

extension RowTests {
  /// Overrides in extensions, optional requirements, and a layer that copies properties of its own.
  @Test func overridesAndOptionalRequirementsAreCalled() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    try fixture.writeProject(
      "Overrides",
      targets: [
        TargetDescription(
          name: "Overrides",
          sources: ["App.swift", "Base.swift", "Page.swift", "Page+List.swift", "Dial.swift"],
          settings: ["GENERATE_INFOPLIST_FILE = YES;"])
      ])
    try fixture.write("App.swift", RowSources.delegate(root: "Page()"))
    try fixture.write("Base.swift", OverrideRow.base)
    try fixture.write("Page.swift", OverrideRow.page)
    try fixture.write("Page+List.swift", OverrideRow.list)
    try fixture.write("Dial.swift", OverrideRow.dial)
    var script = Script()
    script.tap(100, 122, at: 1.5)
    script.end(at: 3)
    let lines = try BuiltApp.lines(of: fixture, script)
    #expect(
      lines == [
        "loaded base", "loaded page", "greeting page after base",
        "picked row 3 by page", "title a title", "no title nil", "count 2, none nil",
        "appears base", "appears page", "dial sharp true",
        "selected 1", "forwarded 0",
      ])
  }
}

private enum OverrideRow {
  static let base = """
    import UIKit

    @objc protocol PickerDelegate: AnyObject {
        @objc optional func picker(_ picker: Picker, didPick row: Int)
        @objc optional func title(for picker: Picker) -> String
        @objc optional var rowCount: Int { get }
    }

    class Picker: UIView {
        weak var delegate: PickerDelegate?

        func pick(_ row: Int) { delegate?.picker?(self, didPick: row) }
        func tell() -> String { return delegate?.title?(for: self) ?? "nil" }
    }

    class BasePage: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            print("> loaded base")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            print("> appears base")
        }
    }

    extension BasePage {
        @objc func greeting() -> String { return "base" }
    }
    """

  static let page = """
    import UIKit

    class Page: BasePage {
        let table = UITableView(frame: CGRect(x: 0, y: 50, width: 390, height: 400))
        let picker = Picker()
        let dial = Dial(frame: CGRect(x: 100, y: 500, width: 100, height: 100))
    }

    class Silent: NSObject, PickerDelegate {}

    extension Page: PickerDelegate {
        func picker(_ picker: Picker, didPick row: Int) { print("> picked row \\(row) by page") }
        func title(for picker: Picker) -> String { return "a title" }
        var rowCount: Int { return 2 }
    }
    """

  static let list = """
    import UIKit

    extension Page {
        override func viewDidLoad() {
            super.viewDidLoad()
            print("> loaded page")
            print("> greeting \\(greeting())")
            table.dataSource = self
            table.delegate = self
            view.addSubview(table)
            view.addSubview(dial)
            picker.delegate = self
            picker.pick(3)
            print("> title \\(picker.tell())")
            let silent = Silent()
            picker.delegate = silent
            picker.pick(4)
            print("> no title \\(picker.tell())")
            let count = (self as PickerDelegate).rowCount.map(String.init) ?? "nil"
            print("> count \\(count), none \\(picker.delegate?.rowCount.map(String.init) ?? "nil")")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            print("> appears page")
            dial.turn()
        }

        override func greeting() -> String { return "page after " + super.greeting() }
    }

    extension Page: UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            return 5
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "row \\(indexPath.row)"
            return cell
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            guard indexPath.row != 0 else { return print("> forwarded 0") }
            print("> selected \\(indexPath.row)")
            let delegate: UITableViewDelegate? = self
            delegate?.tableView?(tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        }
    }
    """

  static let dial = """
    import UIKit

    class DialLayer: CALayer {
        @objc dynamic var angle: CGFloat = 0
        var isSharp = false

        override init() { super.init() }

        override init(layer: Any) {
            super.init(layer: layer)
            guard let other = layer as? DialLayer else { return }
            angle = other.angle
            isSharp = other.isSharp
        }

        required init?(coder: NSCoder) { fatalError("made in code only") }

        override class func needsDisplay(forKey key: String) -> Bool {
            return key == #keyPath(DialLayer.angle) || super.needsDisplay(forKey: key)
        }

    }

    class Dial: UIView {
        override class var layerClass: AnyClass { return DialLayer.self }
        private var dial: DialLayer { return layer as! DialLayer }

        func turn() {
            dial.isSharp = true
            dial.angle = 100
            let animation = CABasicAnimation(keyPath: #keyPath(DialLayer.angle))
            animation.fromValue = CGFloat(0)
            animation.toValue = CGFloat(100)
            animation.duration = 0.5
            dial.add(animation, forKey: nil)
            perform(#selector(tell), with: nil, afterDelay: 0.2)
        }

        @objc private func tell() {
            print("> dial sharp \\(dial.presentation()?.isSharp ?? false)")
        }
    }
    """
}

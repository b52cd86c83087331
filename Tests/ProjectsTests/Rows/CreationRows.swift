import Foundation
import Testing

extension RowTests {
  /// Objects of classes known at run time, results of optional methods, windows of delegates, and a
  /// delegate's method under its name in Objective-C.
  @Test func objectsOfTypesAreMadeAndOptionalResultsAreUsed() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    try fixture.writeProject(
      "Creation",
      targets: [
        TargetDescription(
          name: "Creation", sources: ["App.swift", "Models.swift", "Page.swift", "Bar.swift"],
          settings: ["GENERATE_INFOPLIST_FILE = YES;"])
      ])
    try fixture.write("App.swift", RowSources.delegate(root: "Page()"))
    try fixture.write("Models.swift", CreationRow.models)
    try fixture.write("Page.swift", CreationRow.page)
    try fixture.write("Bar.swift", CreationRow.bar)
    var script = Script()
    script.end(at: 2)
    let lines = try BuiltApp.lines(of: fixture, script)
    #expect(
      lines == [
        "badge Medal framed 3", "own OwnSub 42, Overriding 6",
        "cell 5 row", "screen second Second", "layer 9", "box framed Medal",
        "loaded (1.0, 2.0, 3.0, 4.0)", "required 7", "nothing Nothing()",
        "bar (11.0, 12.0)",
        "inset 2", "height 33 33", "heights [33.0]", "none nil",
        "window true true true",
      ])
  }
}

private enum CreationRow {
  static let models = """
    import UIKit

    class Badge: UIView {
        let name: String
        override init(frame: CGRect) { name = "framed"; super.init(frame: frame) }
        required init?(coder: NSCoder) { fatalError("made in code only") }
    }

    class Medal: Badge { var points = [1, 2, 3] }

    class Own: UIView {
        init() { super.init(frame: CGRect(x: 42, y: 0, width: 1, height: 1)) }
        required init?(coder: NSCoder) { fatalError("made in code only") }
    }

    class OwnSub: Own { var more = 1 }

    class Overriding: Own {
        override init() { super.init(); tag = 6 }
        required init?(coder: NSCoder) { fatalError("made in code only") }
    }

    class Row: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            tag = 5
        }
        required init?(coder: NSCoder) { fatalError("made in code only") }
    }

    class Second: UIViewController {
        override init(nibName: String?, bundle: Bundle?) {
            super.init(nibName: nibName, bundle: bundle)
            title = "second"
        }
        required init?(coder: NSCoder) { fatalError("made in code only") }
    }

    class Shape: CAShapeLayer {
        override init() { super.init(); lineWidth = 9 }
        override init(layer: Any) { super.init(layer: layer) }
        required init?(coder: NSCoder) { fatalError("made in code only") }
    }

    class Numbered: NSObject {
        let number: Int
        required init(number: Int = 7) { self.number = number }
    }

    protocol Blank { init() }
    struct Nothing: Blank {}

    protocol Loaded: UIView {}
    extension Loaded {
        static func load() -> Self { return Self(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
    }
    extension Badge: Loaded {}

    protocol CellSource { associatedtype Cell: UITableViewCell }
    extension CellSource {
        func cell() -> Cell { return Cell(style: .default, reuseIdentifier: "row") }
    }
    struct Rows: CellSource { typealias Cell = Row }

    class Box<Content: UIView>: UIView {
        let content = Content()
        lazy var other: Content = Content(frame: .zero)
    }

    func make<T: UIView>() -> T { return T() }
    func blank<T: Blank>() -> T { return T() }
    func numbered<T: Numbered>(_ type: T.Type) -> T { return type.init() }
    func layer(_ type: CALayer.Type) -> CALayer { return type.init() }
    func screen<T: UIViewController>(_ type: T.Type) -> T { return T(nibName: nil, bundle: nil) }
    func controller(_ type: AnyClass) -> UIViewController? {
        guard let type = type as? UIViewController.Type else { return nil }
        return type.init()
    }
    """

  static let page = """
    import UIKit

    class Page: UIViewController, UITableViewDelegate, UICollectionViewDelegateFlowLayout {
        func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout,
            insetForSectionAt section: Int) -> UIEdgeInsets {
            return UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        }

        func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 33 }

        override func viewDidLoad() {
            super.viewDidLoad()
            let medal: Medal = make()
            print("> badge \\(type(of: medal)) \\(medal.name) \\(medal.points.count)")
            let (sub, overriding): (OwnSub, Overriding) = (make(), make())
            print("> own \\(type(of: sub)) \\(Int(sub.frame.minX)), Overriding \\(overriding.tag)")
            let cell = Rows().cell()
            print("> cell \\(cell.tag) \\(cell.reuseIdentifier ?? "")")
            let made = controller(Second.self)
            let title = screen(Second.self).title ?? ""
            print("> screen \\(title) \\(made.map { "\\(type(of: $0))" } ?? "")")
            print("> layer \\(Int((layer(Shape.self) as? Shape)?.lineWidth ?? 0))")
            let box = Box<Medal>()
            print("> box \\(box.content.name) \\(type(of: box.other))")
            print("> loaded \\(Medal.load().frame)")
            print("> required \\(numbered(Numbered.self).number)")
            print("> nothing \\(blank() as Nothing)")
            let bar = Bar(collectionViewLayout: UICollectionViewFlowLayout())
            addChild(bar)
            bar.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            view.addSubview(bar.view)
            bar.view.layoutIfNeeded()
            tell(UITableView(), self, UICollectionView(
                frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
        }

        private func tell(
            _ table: UITableView, _ delegate: UITableViewDelegate, _ collection: UICollectionView
        ) {
            let path = IndexPath(row: 0, section: 0)
            collection.delegate = self
            guard let flow = collection.delegate as? UICollectionViewDelegateFlowLayout
            else { return }
            if let inset = flow.collectionView?(
                collection, layout: collection.collectionViewLayout, insetForSectionAt: 0) {
                print("> inset \\(Int(inset.left))")
            }
            guard let height = delegate.tableView?(table, heightForRowAt: path) else { return }
            let sure = delegate.tableView!(table, heightForRowAt: path)
            print("> height \\(Int(height)) \\(Int(sure))")
            let all = [delegate].compactMap { $0.tableView?(table, heightForRowAt: path) }
            print("> heights \\(all)")
            let none: UITableViewDelegate? = nil
            print("> none \\(none?.tableView?(table, heightForRowAt: path).description ?? "nil")")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            guard let one = UIApplication.shared.delegate?.window, let two = one else { return }
            let root = UIApplication.shared.delegate?.window??.rootViewController
            let sure = UIApplication.shared.delegate!.window!!
            print("> window \\(two === view.window) \\(root === self) \\(sure === two)")
        }
    }
    """

  static let bar = """
    import UIKit

    class Bar: UICollectionViewController {
        @objc open func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout,
            sizeForItemAtIndexPath path: IndexPath) -> CGSize {
            return CGSize(width: 11, height: 12)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
        }

        override func collectionView(
            _ view: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { return 1 }

        override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
            -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
            let size = cell.frame.size
            print("> bar (\\(size.width), \\(size.height))")
            return cell
        }
    }
    """
}

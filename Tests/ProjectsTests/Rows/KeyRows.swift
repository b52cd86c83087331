import Foundation
import Testing

extension RowTests {
  /// `#keyPath`, key-value coding, observers and associated objects, in a file that
  /// imports Foundation only, too.
  @Test func keysReachTheirProperties() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    try fixture.writeProject(
      "Keys",
      targets: [
        TargetDescription(
          name: "Keys", sources: ["App.swift", "Model.swift", "Page.swift"],
          settings: ["GENERATE_INFOPLIST_FILE = YES;"])
      ])
    try fixture.write("App.swift", RowSources.delegate(root: "Page()"))
    try fixture.write("Model.swift", KeyRow.model)
    try fixture.write("Page.swift", KeyRow.page)
    var script = Script()
    script.drag((x: 200, y: 600), to: (x: 200, y: 400), at: 0.5)
    script.end(at: 3)
    let lines = try BuiltApp.lines(of: fixture, script)
    #expect(
      lines == [
        "paths value child.value other cornerRadius",
        "read 1 7 named", "written 5 8 renamed", "many 10 x",
        "observed initial 10", "did set 11", "observed 10 to 11",
        "did set 12", "observed 11 to 12",
        "did set 13",
        "key path next", "did set 21", "context value 13 to 21", "did set 22",
        "associated page nil", "associated model kept", "animated opacity",
        "offset moved true",
      ])
  }
}

private enum KeyRow {
  static let model = """
    import Foundation

    class Model: NSObject {
        @objc dynamic var value = 1 { didSet { if value > 10 { print("> did set \\(value)") } } }
        @objc var child: Model?
        @objc(other) dynamic var named: String? = "named"
    }

    /// It needs what another file imports.
    func frame(of view: UIView) -> CGRect { return view.frame }
    """

  static let page = """
    import UIKit
    import ObjectiveC

    private var tagKey: UInt8 = 0
    private var valueContext = 0

    extension UIResponder {
        var tagText: String? {
            get { return objc_getAssociatedObject(self, &tagKey) as? String }
            set {
                objc_setAssociatedObject(
                    self, &tagKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            }
        }
    }

    class Page: UIViewController {
        let model = Model()
        private var observation: NSKeyValueObservation?
        private var scrolling: NSKeyValueObservation?

        override func viewDidLoad() {
            super.viewDidLoad()
            print("> paths \\(#keyPath(Model.value)) \\(#keyPath(Model.child.value)) "
                + "\\(#keyPath(Model.named)) \\(#keyPath(CALayer.cornerRadius))")
            code()
            observe()
            observeByName()
            associate()
            let animation = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
            print("> animated \\(animation.keyPath ?? "")")

            let scroll = UIScrollView(frame: view.bounds)
            scroll.contentSize = CGSize(width: 100, height: 3000)
            view.addSubview(scroll)
            scrolling = scroll.observe(\\.contentOffset, options: [.new]) { [weak self] _, change in
                guard let y = change.newValue?.y, y > 100 else { return }
                print("> offset moved \\(y < 1000)")
                self?.scrolling?.invalidate()
                self?.scrolling = nil
            }
        }

        private func code() {
            model.child = Model()
            model.child?.value = 7
            let path = #keyPath(Model.child.value)
            print("> read \\(model.value(forKey: "value") ?? "") "
                + "\\(model.value(forKeyPath: path) ?? "") "
                + "\\(model.value(forKey: #keyPath(Model.named)) ?? "")")
            model.setValue(5, forKey: #keyPath(Model.value))
            model.setValue(8, forKeyPath: path)
            model.setValue("renamed", forKey: "other")
            print("> written \\(model.value) \\(model.child?.value ?? 0) \\(model.named ?? "")")
            model.setValuesForKeys(["value": 10, "other": "x"])
            print("> many \\(model.value) \\(model.named ?? "")")
        }

        private func observe() {
            observation = model.observe(\\.value, options: [.initial, .new, .old]) { _, change in
                guard let old = change.oldValue else {
                    return print("> observed initial \\(change.newValue ?? 0)")
                }
                print("> observed \\(old) to \\(change.newValue ?? 0)")
            }
            model.value += 1
            model.value += 1
            observation?.invalidate()
            model.value += 1
        }

        private func observeByName() {
            model.addObserver(
                self, forKeyPath: #keyPath(Model.value), options: [.old, .new],
                context: &valueContext)
            model.addObserver(self, forKeyPath: "other", options: [], context: nil)
            model.named = "next"
            model.value = 21
            model.removeObserver(self, forKeyPath: #keyPath(Model.value), context: &valueContext)
            model.removeObserver(self, forKeyPath: "other")
            model.value = 22
        }

        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            guard context == &valueContext else {
                return print("> key path \\((object as? Model)?.named ?? "")")
            }
            let (old, new) = (change?[.oldKey] as? Int, change?[.newKey] as? Int)
            print("> context \\(keyPath ?? "") \\(old ?? 0) to \\(new ?? 0)")
        }

        private func associate() {
            print("> associated page \\(tagText ?? "nil")")
            tagText = "kept"
            print("> associated model \\(tagText ?? "nil")")
        }
    }
    """
}

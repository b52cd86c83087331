extension Row {
  static let overrides: [Row] = [
    Row(
      "overrides in extensions, in another file",
      [
        """
        import UIKit
        public class BaseScreen: UIViewController {}
        public class Screen: BaseScreen {
          var count = 0
        }
        """,
        """
        import UIKit
        extension Screen {
          override public func viewDidLoad() {
            super.viewDidLoad()
          }
          override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
          public override var prefersStatusBarHidden: Bool { return true }
        }
        extension BaseScreen {
          @objc func configure(with text: String) -> Int { 1 }
        }
        class DetailScreen: BaseScreen {
          override func configure(with text: String) -> Int { super.configure(with: text) }
        }
        """,
      ],
      [
        """
        import UIKit
        public class BaseScreen: UIViewController {func configure(with text: String) -> Int { self.__BaseScreen_configure(with: text) } }
        public class Screen: BaseScreen {
          var count = 0
        public override func viewDidLoad() { self.__Screen_viewDidLoad() }; public override func viewWillAppear(_ animated: Bool) { self.__Screen_viewWillAppear(animated) }; public override var prefersStatusBarHidden: Bool { __Screen_prefersStatusBarHidden } }
        """,
        """
        import UIKit
        extension Screen {
          ········ public func __Screen_viewDidLoad() {
            super.viewDidLoad()
          }
          ········ func __Screen_viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
          public ········ var __Screen_prefersStatusBarHidden: Bool { return true }
        }
        extension BaseScreen {
          ······func __BaseScreen_configure(with text: String) -> Int { 1 }
        }
        class DetailScreen: BaseScreen {
          override func configure(with text: String) -> Int { super.configure(with: text) }
        }
        """,
      ]),
    Row(
      "overridden class properties and setters in extensions",
      """
      import UIKit
      class ShapeView: UIView { var color = 1 }
      extension ShapeView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
        override var tintColor: UIColor? { get { super.tintColor } set { super.tintColor = newValue } }
      }
      """,
      """
      import UIKit
      class ShapeView: UIView { var color = 1 ; override class var layerClass: AnyClass { __ShapeView_layerClass }; override var tintColor: UIColor? { get { __ShapeView_tintColor } set { __ShapeView_tintColor = newValue } } }
      extension ShapeView {
        ········ class var __ShapeView_layerClass: AnyClass { CAShapeLayer.self }
        ········ var __ShapeView_tintColor: UIColor? { get { super.tintColor } set { super.tintColor = newValue } }
      }
      """),
    Row(
      "layers with initializers of their own",
      """
      import UIKit
      class DialLayer: CALayer {
        let steps: Int
        init(steps: Int) { self.steps = steps; super.init() }
        override init(layer: Any) { steps = 0; super.init(layer: layer) }
        required init?(coder: NSCoder) { steps = 0; super.init(coder: coder) }
      }
      class RingLayer: CAShapeLayer {
        var angle = 0.0
        override init() { super.init() }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class PlainLayer: CALayer { var angle = 0.0 }
      """,
      """
      import UIKit
      class DialLayer: CALayer {
        let steps: Int
        init(steps: Int) { self.steps = steps; super.init() }
        override init(layer: Any) { steps = 0; super.init(layer: layer) }
        required init?(coder: NSCoder) { steps = 0; super.init(coder: coder) }
      required convenience init(copying layer: CALayer?) { self.init(layer: layer ?? CALayer()) } }
      class RingLayer: CAShapeLayer {
        var angle = 0.0
        override init() { super.init() }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      required init(copying layer: CALayer?) { super.init(layer: layer ?? CALayer()) } }
      class PlainLayer: CALayer { var angle = 0.0 }
      """),
    Row(
      "cells and animations with initializers of their own",
      """
      import UIKit
      public class StoryboardCell: UITableViewCell {
        @IBOutlet var title: UILabel!
        public required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class MarkedCell: StoryboardCell {
        var isMarked = false
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class ModelCell: UITableViewCell {
        let model: String
        init(model: String) { self.model = model; super.init(style: .default, reuseIdentifier: nil) }
        override init(style: CellStyle, reuseIdentifier: String?) {
          model = ""
          super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      class SizedCell: ModelCell {
        override init(style: CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }
        required init?(coder: NSCoder) { fatalError() }
      }
      class SideHeader: UITableViewHeaderFooterView { required init?(coder: NSCoder) { super.init(coder: coder) } }
      class GridCell: UICollectionViewCell { required init?(coder: NSCoder) { super.init(coder: coder) } }
      class TaggedAnimation: CABasicAnimation {
        var tag = 0
        init(tag: Int) { self.tag = tag; super.init() }
        required init?(coder: NSCoder) { fatalError() }
      }
      """,
      """
      import UIKit
      public class StoryboardCell: UITableViewCell {
        ········· var title: UILabel!
        public required init?(coder: NSCoder) { super.init(coder: coder) }
      public required init(registeredAs reuseIdentifier: String?) { super.init(style: .default, reuseIdentifier: reuseIdentifier) } }
      class MarkedCell: StoryboardCell {
        var isMarked = false
        required init?(coder: NSCoder) { super.init(coder: coder) }
      required init(registeredAs reuseIdentifier: String?) { super.init(registeredAs: reuseIdentifier) } }
      class ModelCell: UITableViewCell {
        let model: String
        init(model: String) { self.model = model; super.init(style: .default, reuseIdentifier: nil) }
        override init(style: CellStyle, reuseIdentifier: String?) {
          model = ""
          super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      class SizedCell: ModelCell {
        override init(style: CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }
        required init?(coder: NSCoder) { fatalError() }
      required convenience init(registeredAs reuseIdentifier: String?) { self.init(style: .default, reuseIdentifier: reuseIdentifier) } }
      class SideHeader: UITableViewHeaderFooterView { required init?(coder: NSCoder) { super.init(coder: coder) } ; required init(registeredAs reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) } }
      class GridCell: UICollectionViewCell { required init?(coder: NSCoder) { super.init(coder: coder) } ; required init(registeredAs reuseIdentifier: String?) { super.init(frame: .zero) } }
      class TaggedAnimation: CABasicAnimation {
        var tag = 0
        init(tag: Int) { self.tag = tag; super.init() }
        required init?(coder: NSCoder) { fatalError() }
      required init(copying animation: CAAnimation) { super.init() } }
      """),
  ]
}

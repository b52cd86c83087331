extension Row {
  static let senders: [Row] = [
    Row(
      "an action of an edge recogniser that a pan recogniser may call",
      """
      import UIKit
      class SwipedPage: UIViewController {
        @objc func edgeMoved(_ g: UIScreenEdgePanGestureRecognizer) {
          print(g.translation(in: view), self.g, UIView.edges(g: 1))
        }
        @IBAction func edgeUsed(_ g: UIScreenEdgePanGestureRecognizer) { print(g.edges) }
        @objc func edgePassed(_ g: UIScreenEdgePanGestureRecognizer) { share(of: g); use(g) }
        @objc func edgePrinted(_ g: UIScreenEdgePanGestureRecognizer) { print(g) }
        func share(of g: UIScreenEdgePanGestureRecognizer) { print(g.translation(in: nil)) }
        func use(_ g: UIPanGestureRecognizer) {}
        @objc func edgeTwice(_ g: UIScreenEdgePanGestureRecognizer) {}
        let g = 1
      }
      class SwipedView: UIView {
        @objc func edgeTwice(_ g: UIScreenEdgePanGestureRecognizer) {}
      }
      extension UIView { static func edges(g: Int) {} }
      """,
      """
      import UIKit
      class SwipedPage: UIViewController {
        ······func edgeMoved(_ g: UIPanGestureRecognizer··········) {
          print(g.translation(in: view), self.g, UIView.edges(g: 1))
        }
        ··········func edgeUsed(_ g: UIScreenEdgePanGestureRecognizer) { print(g.edges) }
        ······func edgePassed(_ g: UIPanGestureRecognizer··········) { share(of: g); use(g) }
        ······func edgePrinted(_ g: UIScreenEdgePanGestureRecognizer) { print(g) }
        func share(of g: UIPanGestureRecognizer··········) { print(g.translation(in: nil)) }
        func use(_ g: UIPanGestureRecognizer) {}
        ······func edgeTwice(_ g: UIScreenEdgePanGestureRecognizer) {}
        let g = 1
      }
      class SwipedView: UIView {
        ······func edgeTwice(_ g: UIScreenEdgePanGestureRecognizer) {}
      }
      extension UIView { static func edges(g: Int) {} }
      """)
  ]
}

extension Row {
  static let previews: [Row] = [
    Row(
      "previews",
      """
      import UIKit
      class PreviewedPage: UIViewController {}
      #Preview { PreviewedPage() }
      @available(iOS 17, *) #Preview("Dark", traits: .landscapeLeft) {
        let page = PreviewedPage()
        return page
      }; let afterPreview = 1
      #if DEBUG
      #Preview("Ü") { UIView() } // a view
      #endif
      func preview() { print("#Preview") }
      """,
      """
      import UIKit
      class PreviewedPage: UIViewController {}
      ····························
      ································································
      ····························
      ·············
      ·· let afterPreview = 1
      #if DEBUG
      ··························· // a view
      #endif
      func preview() { print("#Preview") }
      """),
    Row(
      "previews made of SwiftUI",
      """
      import UIKit
      import SwiftUI
      class CanvasPage: UIViewController {}
      #if DEBUG
      extension UIViewController {
        private struct Wrapper: UIViewControllerRepresentable {
          let page: UIViewController
        }
        func toPreview() -> some View { Wrapper(page: self) }
        var canvas: some View { Wrapper(page: self) }
        var isShown: Bool { view.window != nil }
      }
      @available(iOS 13, *) struct CanvasPage_Previews: PreviewProvider {
        static var previews: some View { CanvasPage().toPreview() }
      }; let afterProvider = 1
      #endif
      """,
      """
      import UIKit
      ··············
      class CanvasPage: UIViewController {}
      #if DEBUG
      extension UIViewController {
      ·························································
      ······························
      ···
      ·······················································
      ···············································
        var isShown: Bool { view.window != nil }
      }
      ···································································
      ·····························································
      ·· let afterProvider = 1
      #endif
      """),
  ]
}

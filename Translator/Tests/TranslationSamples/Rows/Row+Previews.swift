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
      """)
  ]
}

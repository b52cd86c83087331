import UIKit
import UIKitTestSupport

/// PDF files by hand.
enum PageFiles {
  /// A page of 10 × 6 points in one colour.
  static func page(red: Int = 0, green: Int = 0, blue: Int = 0) -> Data {
    PDFFile.page(
      size: CGSize(width: 10, height: 6), drawing: "\(red) \(green) \(blue) rg 0 0 10 6 re f")
  }
}

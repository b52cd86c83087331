import Testing
import UIKit
import UIKitSnapshotTesting
import UIKitTestSupport

/// Pictures in text, and repeated images as backgrounds.
@MainActor
struct AttachmentPictureTests {
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func picturesInText(style: UIUserInterfaceStyle) {
    let controller = UIViewController()
    let simulator = Simulator(
      size: CGSize(width: 260, height: 200), scale: 2, framesPerSecond: 20, style: style,
      root: controller)
    controller.view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 16, y: 16, width: 228, height: 60))
    label.numberOfLines = 0
    label.attributedText = text(size: 17, [("Press ", "plus.circle"), (" to add, or ", "trash")])
    let large = UILabel(frame: CGRect(x: 16, y: 80, width: 228, height: 40))
    large.textColor = .systemBlue
    large.attributedText = text(size: 28, [("", "star.fill"), (" Favourite", nil)])
    let button = UIButton(type: .system)
    button.setAttributedTitle(text(size: 17, [("Send ", "paperplane")]), for: .normal)
    button.frame = CGRect(x: 16, y: 130, width: 100, height: 44)
    for view in [label, large, button] { controller.view.addSubview(view) }
    let pattern = UIView(frame: CGRect(x: 136, y: 130, width: 107, height: 53))
    pattern.backgroundColor = UIColor(patternImage: tile)
    pattern.layer.cornerRadius = 12
    controller.view.addSubview(pattern)
    simulator.settle()
    assertSnapshot(of: simulator, as: .image, named: "\(style)", testName: "text")
  }

  /// 10 by 10 points: a dot on a pale square.
  private var tile: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format)
      .image { context in
        UIColor(red: 0.85, green: 0.9, blue: 1, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        UIColor(red: 0.3, green: 0.5, blue: 0.9, alpha: 1).setFill()
        context.cgContext.fillEllipse(in: CGRect(x: 2, y: 2, width: 4, height: 4))
      }
  }

  private func text(size: CGFloat, _ parts: [(String, String?)]) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    let configuration = UIImage.SymbolConfiguration(pointSize: size)
    for (part, name) in parts {
      text.append(NSAttributedString(string: part))
      guard let name,
        let image = UIImage(systemName: name, withConfiguration: configuration)
      else { continue }
      text.append(NSAttributedString(attachment: NSTextAttachment(image: image)))
    }
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: size),
      range: NSRange(location: 0, length: text.length))
    return text
  }
}

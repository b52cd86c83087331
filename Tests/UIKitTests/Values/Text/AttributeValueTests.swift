import CoreGraphics
import Foundation
import Testing

import UIKit

/// Values of attributed strings are replaced by others of their kind, which Foundation compares
/// first. It reads a field of its own objects there, which these do not have.
@MainActor
struct AttributeValueTests {
  /// The field: bits 8 to 17 of the word after a Swift object's header.
  private func field(of object: AnyObject) -> UInt64 {
    Unmanaged.passUnretained(object).toOpaque().load(fromByteOffset: 16, as: UInt64.self) >> 8
      & 0x3FF
  }

  private func replace(_ key: NSAttributedString.Key, _ old: Any, by new: Any) -> Any? {
    let text = NSMutableAttributedString(string: "text", attributes: [key: old])
    text.addAttribute(key, value: new, range: NSRange(location: 0, length: 4))
    return text.attribute(key, at: 0, effectiveRange: nil)
  }

  @Test func valuesAreTakenForObjectsOfSwift() {
    let objects: [NSObject] = [
      UIColor.red, UIColor.label, UIColor { _ in .blue }, UIFont.systemFont(ofSize: 17),
      NSParagraphStyle(), NSMutableParagraphStyle(), NSTextAttachment(), Attachment(),
    ]
    for object in objects { #expect(field(of: object) == 0x3FF, "\(type(of: object))") }
  }

  private final class Attachment: NSTextAttachment {
    var own = 0
  }

  /// So many that in some of them the address of what they hold has zeros there.
  @Test func anyColorIsReplacedByAnyOther() throws {
    let colors = (0..<20_000).map {
      UIColor(red: CGFloat($0) / 20_000, green: 0, blue: 0, alpha: 1)
    }
    let zeros = colors.filter {
      UInt(bitPattern: Unmanaged.passUnretained($0.cgColor).toOpaque()) >> 8 & 0x3FF == 0
    }
    try #require(zeros.count >= 2)
    for (old, new) in zip(zeros, zeros.dropFirst()) {
      #expect(replace(.foregroundColor, old, by: new) as? UIColor == new)
    }
  }

  @Test func aParagraphStyleIsReplacedByAnother() {
    let (old, new) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    new.lineSpacing = 4
    #expect(replace(.paragraphStyle, old, by: new) as? NSParagraphStyle == new)
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "text", attributes: [.paragraphStyle: old])
    label.lineBreakMode = .byTruncatingTail
    #expect(label.attributedText?.length == 4)
  }

  @Test func dynamicColorsAreReplaced() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "text", attributes: [.foregroundColor: UIColor.secondaryLabel])
    label.textColor = .label
    #expect(
      label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        == .label)
  }
}

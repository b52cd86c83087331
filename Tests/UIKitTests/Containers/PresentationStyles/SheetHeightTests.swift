import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Sheets with something over them while the height of the screen changes class.
@Suite(.serialized) @MainActor
struct SheetHeightTests {
  static let low = CGSize(width: 844, height: 390)
  static let upright = CGSize(width: 390, height: 844)
  static let pad = CGSize(width: 820, height: 1180)
  static let square = CGSize(width: 844, height: 844)

  @Test(
    arguments: [UIModalPresentationStyle.pageSheet, .formSheet],
    [UIModalPresentationStyle.currentContext, .overCurrentContext, .fullScreen])
  func whatCoversASheetStaysInSightWithMoreHeight(
    style: UIModalPresentationStyle, cover: UIModalPresentationStyle
  ) {
    for asks in [false, true] {
      for sizes in [
        [Self.low, Self.upright], [Self.low, Self.pad, Self.low], [Self.pad, Self.low],
      ] {
        let stand = Stand(size: sizes[0])
        let sheet = stand.makeController("sheet", style: style)
        if asks { _ = sheet.sheetPresentationController }
        sheet.definesPresentationContext = true
        stand.present(sheet)
        let covering = stand.makeController("covering", style: cover)
        stand.present(covering, from: sheet)
        for size in sizes.dropFirst() {
          stand.simulator.resize(to: size)
          stand.simulator.settle()
        }
        let name = "\(style), \(cover), \(asks), \(sizes)"
        #expect(covering.view.window != nil && covering.hasAppeared, "\(name)")
        let calls = stand.journal.lines.filter { $0.hasPrefix("covering") }
        #expect(
          calls.isEmpty || stand.journal.endsBalanced("covering", isVisible: true),
          "\(name): \(calls)")
        #expect((sheet.view.window != nil) == (sheet.hasAppeared), "\(name)")
        #expect(
          (stand.root.view.window != nil) == (stand.root.hasAppeared), "\(name)")
      }
    }
  }
  /// The context is the sheet, or a child of it.
  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet], [false, true])
  func whatCoversTheContentOfASheetHearsNothingOfMoreHeight(
    style: UIModalPresentationStyle, isChild: Bool
  ) {
    for asks in [false, true] {
      for (isAnimated, context) in [
        (false, UIModalPresentationStyle.currentContext), (true, .currentContext),
        (false, .overCurrentContext), (true, .overCurrentContext),
      ] {
        let stand = Stand(size: Self.low)
        let content = stand.makeController("content")
        let sheet = isChild ? UINavigationController(rootViewController: content) : content
        sheet.modalPresentationStyle = style
        if asks { _ = sheet.sheetPresentationController }
        content.definesPresentationContext = true
        stand.root.present(sheet, animated: isAnimated)
        stand.simulator.settle()
        let covering = stand.makeController("covering", style: context)
        content.present(covering, animated: isAnimated)
        stand.simulator.settle()
        for size in [Self.square, Self.low, Self.pad] {
          _ = stand.journal.take()
          stand.simulator.resize(to: size)
          stand.simulator.settle()
          let name = "\(asks) \(isAnimated) \(context) to \(size)"
          #expect(covering.view.window != nil && covering.hasAppeared, "\(name)")
          let calls = stand.journal.lines.filter { $0.hasPrefix("covering") }
          #expect(calls.isEmpty, "\(name): \(calls)")
        }
      }
    }
  }
}

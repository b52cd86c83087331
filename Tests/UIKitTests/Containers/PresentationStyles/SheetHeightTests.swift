import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Sheets with something over them while the height of the screen changes class.
@MainActor
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
        let fixture = Fixture(size: sizes[0])
        let sheet = fixture.makeController("sheet", style: style)
        if asks { _ = sheet.sheetPresentationController }
        sheet.definesPresentationContext = true
        fixture.present(sheet)
        let covering = fixture.makeController("covering", style: cover)
        fixture.present(covering, from: sheet)
        for size in sizes.dropFirst() {
          fixture.simulator.resize(to: size)
          fixture.simulator.settle()
        }
        let name = "\(style), \(cover), \(asks), \(sizes)"
        #expect(covering.view.window != nil && covering.hasAppeared, "\(name)")
        let calls = fixture.journal.lines.filter { $0.hasPrefix("covering") }
        #expect(
          calls.isEmpty || fixture.journal.endsBalanced("covering", isVisible: true),
          "\(name): \(calls)")
        #expect((sheet.view.window != nil) == (sheet.hasAppeared), "\(name)")
        #expect(
          (fixture.root.view.window != nil) == (fixture.root.hasAppeared), "\(name)")
      }
    }
  }
  /// The context is the sheet, or a child of it.
  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet], [false, true])
  func whatCoversTheContentOfASheetIsNotNotifiedOfMoreHeight(
    style: UIModalPresentationStyle, isChild: Bool
  ) {
    for asks in [false, true] {
      for (isAnimated, context) in [
        (false, UIModalPresentationStyle.currentContext), (true, .currentContext),
        (false, .overCurrentContext), (true, .overCurrentContext),
      ] {
        let fixture = Fixture(size: Self.low)
        let content = fixture.makeController("content")
        let sheet = isChild ? UINavigationController(rootViewController: content) : content
        sheet.modalPresentationStyle = style
        if asks { _ = sheet.sheetPresentationController }
        content.definesPresentationContext = true
        fixture.root.present(sheet, animated: isAnimated)
        fixture.simulator.settle()
        let covering = fixture.makeController("covering", style: context)
        content.present(covering, animated: isAnimated)
        fixture.simulator.settle()
        for size in [Self.square, Self.low, Self.pad] {
          _ = fixture.journal.take()
          fixture.simulator.resize(to: size)
          fixture.simulator.settle()
          let name = "\(asks) \(isAnimated) \(context) to \(size)"
          #expect(covering.view.window != nil && covering.hasAppeared, "\(name)")
          let calls = fixture.journal.lines.filter { $0.hasPrefix("covering") }
          #expect(calls.isEmpty, "\(name): \(calls)")
        }
      }
    }
  }
}

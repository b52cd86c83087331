import Testing
import UIKit

/// The actions of previewed controllers.
@MainActor
struct PreviewActionTests {
  private final class Page: UIViewController {
    var log: [String] = []
    override var previewActionItems: [any UIPreviewActionItem] {
      let share = UIPreviewAction(title: "Share", style: .default) { [weak self] action, page in
        self?.log.append("\(action.title) \(page === self)")
      }
      let delete = UIPreviewAction(title: "Delete", style: .destructive) { _, _ in }
      return [share, UIPreviewActionGroup(title: "More", style: .default, actions: [delete])]
    }
  }

  @Test func aControllerOffersActionsAndGroups() throws {
    #expect(UIViewController().previewActionItems.isEmpty)
    let page = Page()
    let items = page.previewActionItems
    #expect(items.map { $0.title } == ["Share", "More"])
    let share = try #require(items.first as? UIPreviewAction)
    share.handler(share, page)
    #expect(page.log == ["Share true"])
    let group = try #require(items.last as? UIPreviewActionGroup)
    #expect(group.actions.map(\.title) == ["Delete"] && group.actions.first?.style == .destructive)
  }
}

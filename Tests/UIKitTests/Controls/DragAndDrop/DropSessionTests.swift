import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// What the place of a drop sets and reads while it loads the items.
@MainActor
struct DropSessionTests {
  private final class Page: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
    let box = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 60))
    let place = UIView(frame: CGRect(x: 200, y: 400, width: 150, height: 150))
    var style: UIDropSessionProgressIndicatorStyle?
    var counts: [Int64] = []
    var progress: Progress?

    override func viewDidLoad() {
      super.viewDidLoad()
      let drag = UIDragInteraction(delegate: self)
      drag.isEnabled = true
      box.addInteraction(drag)
      let drop = UIDropInteraction(delegate: self)
      drop.allowsSimultaneousDropSessions = true
      place.addInteraction(drop)
      view.addSubview(box)
      view.addSubview(place)
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      ["apple", "pear"].map { UIDragItem(itemProvider: NSItemProvider(object: $0 as NSString)) }
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      let proposal = UIDropProposal(operation: .copy)
      (proposal.isPrecise, proposal.prefersFullSizePreview) = (true, true)
      return proposal
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
      style = session.progressIndicatorStyle
      session.progressIndicatorStyle = .none
      counts.append(session.progress.totalUnitCount)
      session.loadObjects(ofClass: String.self) { _ in }
      counts.append(session.progress.totalUnitCount)
      progress = session.progress
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) { style = session.progressIndicatorStyle }
  }

  @Test func itsProgressIsThatOfTheItemsThatAreLoaded() {
    let page = Page()
    let simulator = Simulator(root: page)
    simulator.touchDown(at: CGPoint(x: 60, y: 130))
    simulator.settle()
    simulator.touchMove(to: CGPoint(x: 300, y: 200))
    simulator.touchMove(to: CGPoint(x: 275, y: 475))
    simulator.touchUp(at: CGPoint(x: 275, y: 475))
    #expect(page.style == .default && page.counts == [0, 2])
    simulator.settle()
    #expect(page.style == UIDropSessionProgressIndicatorStyle.none)
    #expect(page.progress?.completedUnitCount == 2)
  }
}

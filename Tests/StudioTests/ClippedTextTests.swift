import Catalogue
import CoreGraphics
import Studio
import Testing
import UIKit

/// No text of the studio is cut off.
@MainActor
struct ClippedTextTests {
  private nonisolated static let sizes = [
    CGSize(width: 900, height: 600), CGSize(width: 1280, height: 832),
    CGSize(width: 1920, height: 1200),
  ]

  /// Whether a label has no room for its text.
  private func isClipped(_ label: UILabel) -> Bool {
    let whole = UILabel()
    (whole.font, whole.text) = (label.font, label.text)
    whole.numberOfLines = label.numberOfLines == 1 ? 1 : 0
    let room = CGSize(width: label.numberOfLines == 1 ? 0 : label.bounds.width, height: 0)
    let needed = whole.sizeThatFits(room)
    // Text is measured in whole pixels.
    return needed.width > label.bounds.width + 1 || needed.height > label.bounds.height + 1
  }

  private func clipped(in labels: [UILabel]) -> [String] {
    labels.filter { isClipped($0) && !($0.text ?? "").isEmpty }.map { $0.text ?? "" }
  }

  /// Rows of lists that show a program's own names may be longer than the panel.
  private func isInACell(_ label: UILabel) -> Bool {
    var view: UIView? = label
    while let current = view {
      if current is UITableViewCell { return true }
      view = current.superview
    }
    return false
  }

  /// The window is high enough for all rows.
  @Test func theTitlesAndSummariesOfAllDemosAreWhole() {
    let fixture = StudioFixture(size: CGSize(width: 1280, height: 9000), scale: 0.25)
    let labels = fixture.views(of: UITableViewCell.self).flatMap { cell in
      fixture.views(of: UILabel.self).filter { $0.isDescendant(of: cell) }
    }
    #expect(labels.count >= 2 * Catalogue.all.count)
    #expect(clipped(in: labels) == [])
  }

  @Test(arguments: sizes, InspectorTab.allCases)
  func thePanelsTextIsWhole(size: CGSize, tab: InspectorTab) throws {
    let fixture = StudioFixture(size: size)
    fixture.controller.perform(.panel(tab))
    fixture.simulator.settle()
    let button = try #require(fixture.center(ofStageButton: "Click me"))
    fixture.tapStage(button.x, button.y)
    let session = try #require(fixture.session)
    session.seek(to: try #require(session.recording.transitions.first).lowerBound + 0.2)
    fixture.simulator.settle()
    let labels = fixture.views(of: UILabel.self).filter { !isInACell($0) }
    #expect(labels.count > 10)
    #expect(clipped(in: labels) == [])
  }
}

import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

@MainActor
struct VisualFormatTests {
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let first = UIView()
  private let second = UIView()

  init() {
    page.layoutMargins = UIEdgeInsets(top: 10, left: 15, bottom: 10, right: 15)
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(view)
    }
  }

  private func lay(
    _ formats: [String], options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics,
          views: ["a": first, "b": second]))
    }
    page.layoutIfNeeded()
  }

  private func made(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> Int {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: ["m": 3, "low": 250],
      views: ["a": first, "b": second, "text": "no view"]
    ).count
  }

  @Test func aRowIsLaidOutAsItIsDrawn() {
    lay(
      ["H:|-[a(80)]-[b]-20-|", "V:|[a]|", "V:[b(==h)]-(12)-|"], metrics: ["h": 40])
    #expect(first.frame == CGRect(x: 15, y: 0, width: 80, height: 200))
    #expect(second.frame == CGRect(x: 103, y: 148, width: 177, height: 40))
  }

  @Test func sizesCompareAndHavePriorities() {
    lay(["|[a(>=50,<=100,b@low)][b(200)]|", "V:|[a][b(a)]|"], metrics: ["low": 250.0])
    #expect(first.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(second.frame == CGRect(x: 100, y: 100, width: 200, height: 100))
  }

  @Test func optionsAlignAndTurn() {
    lay(["H:|-(-5)-[a(50)]-10-[b(60)]"], options: [.alignAllTop, .alignAllBottom])
    lay(["V:|-30-[a(20)]"])
    #expect(first.frame == CGRect(x: -5, y: 30, width: 50, height: 20))
    #expect(second.frame == CGRect(x: 55, y: 30, width: 60, height: 20))
    page.removeConstraints(page.constraints)
    first.removeConstraints(first.constraints)
    second.removeConstraints(second.constraints)
    lay(["H:|-10-[a(50)]-20-[b(60)]"], options: .directionRightToLeft)
    #expect(first.frame.maxX == 290 && second.frame.maxX == 220)
  }

  @Test func distancesMayBeBetweenBaselines() {
    let (upper, lower) = (UILabel(), UILabel())
    (upper.text, lower.text) = ("a", "b")
    for label in [upper, lower] {
      label.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(label)
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[u]-50-[l]", options: [.spacingBaselineToBaseline, .alignAllLeft],
        metrics: nil, views: ["u": upper, "l": lower]))
    page.layoutIfNeeded()
    #expect(abs(lower.frame.minY - upper.frame.minY - 50) < 0.6)
  }

  @Test(arguments: [
    ("H:[a", 5, "\"]\" is expected before the end"),
    ("[a]-8[b]", 6, "\"-\" is expected, not \"[\""),
    ("[a]=[b]", 4, "a view in brackets, \"-\" or \"|\" is expected, not \"=\""),
    ("[a(>=)]", 6, "a number or a name is expected, not \")\""),
    ("[a(1.2.3)]", 4, "\"1.2.3\" is no number"),
    ("[c]", 1, "\"c\" is in neither dictionary"),
    ("[a]-m-[c]", 7, "\"c\" is in neither dictionary"),
    ("[a]-n-[b]", 5, "\"n\" is no number of the metrics"),
    ("[text]", 1, "\"text\" is neither a view nor a layout guide"),
    ("|[a]||", 6, "nothing may come after the last \"|\""),
    ("||", 3, "a view in brackets is expected"),
    ("", 1, "\"|\" or a view in brackets is expected before the end"),
    ("[a(5@0)]", 4, "a priority lies between 0 and 1000"),
    ("[a(5@b)]", 4, "a priority is a number or the name of one"),
    ("[a]-(5", 7, "\",\" or \")\" is expected before the end"),
  ])
  func errorsAreReportedWithTheirLocation(format: String, column: Int, reason: String) {
    let warnings = Diagnostics.collecting { #expect(made(format) == 0) }
    #expect(
      warnings == [
        "The visual format \"\(format)\" makes no constraints: at column \(column), \(reason)."
      ])
  }

  @Test func alignmentIsAcross() {
    let warnings = Diagnostics.collecting {
      #expect(made("H:[a][b]", .alignAllLeft) == 0)
      #expect(made("V:[a][b]", .alignAllLeft) == 2)
    }
    #expect(warnings.count == 1)
    let apart = UIView()
    let alone = Diagnostics.collecting {
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "|[a]", metrics: nil, views: ["a": apart])
    }
    #expect(alone.count == 1 && alone[0].contains("at column 1, the view beside \"|\" has no"))
  }

  @Test func anyTextDoesNotCrash() {
    var random = SeededGenerator(state: 7)
    let letters = Array("HV:|[]()-ab@=<>,.m1 5é")
    let warnings = Diagnostics.collecting {
      for _ in 0..<3000 {
        let length = Int.random(in: 0..<14, using: &random)
        let format = String((0..<length).map { _ in letters.randomElement(using: &random)! })
        _ = made(format)
      }
    }
    #expect(warnings.count > 2000)
  }

  // MARK: Distances between anchors

  @Test func distancesBetweenAnchorsCompare() {
    let third = UIView()
    third.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(third)
    lay(["H:[a(40)]", "H:[b(60)]", "V:|[a(10)]", "V:|[b(10)]"])
    let before = page.leadingAnchor.anchorWithOffset(to: first.leadingAnchor)
    let between = first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
    NSLayoutConstraint.activate([
      before.constraint(equalTo: between, multiplier: 2),
      second.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -50),
      third.widthAnchor.constraint(equalTo: between),
      third.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      third.heightAnchor.constraint(
        equalTo: page.topAnchor.anchorWithOffset(to: page.centerYAnchor)),
      third.topAnchor.constraint(equalTo: page.topAnchor),
    ])
    page.layoutIfNeeded()
    // 300 − 40 − 60 − 50 = 150 points to distribute.
    #expect(first.frame.minX == 100 && second.frame.minX == 190)
    #expect(third.frame.size == CGSize(width: 50, height: 100))
  }

  @Test func distancesMayBeNegativeAndNeedACommonView() {
    lay(["H:|-100-[a(40)]", "V:|[a(10)]", "V:|[b(10)]", "H:[b(20)]"])
    let offset = first.leadingAnchor.anchorWithOffset(to: second.leadingAnchor)
    let constraint = offset.constraint(equalToConstant: -30)
    constraint.isActive = true
    page.layoutIfNeeded()
    #expect(second.frame.minX == 70)
    constraint.constant = 25
    page.layoutIfNeeded()
    #expect(second.frame.minX == 125)
    second.removeFromSuperview()
    page.addSubview(second)
    lay(["V:|[b(10)]", "H:[b(20)]"])
    constraint.isActive = false
    constraint.isActive = true
    page.layoutIfNeeded()
    #expect(second.frame.minX == 125 && page.layoutGuides.isEmpty)
    let apart = UIView()
    let lost = apart.leadingAnchor.anchorWithOffset(to: second.leadingAnchor)
      .constraint(equalToConstant: 5)
    let warnings = Diagnostics.collecting { lost.isActive = true }
    #expect(warnings.count == 1 && !lost.isActive)
  }
}

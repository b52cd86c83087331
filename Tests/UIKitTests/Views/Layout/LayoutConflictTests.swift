import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Invalid constraints: contradictions, numbers that are not finite, missing items.
@MainActor
struct LayoutConflictTests {
  private func page() -> (UIView, UIView) {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let child = page.add()
    child.pin(x: 0, y: 0, height: 10)
    return (page, child)
  }

  @Test func theNewestOfAContradictionBreaksWithOneMessage() {
    let (page, child) = page()
    let wide = child.widthAnchor.constraint(equalToConstant: 100)
    let narrow = child.widthAnchor.constraint(equalToConstant: 50)
    (wide.identifier, narrow.identifier) = ("wide", "narrow")
    let warnings = Diagnostics.collecting {
      NSLayoutConstraint.activate([wide, narrow])
      page.layoutIfNeeded()
      page.setNeedsLayout()
      page.layoutIfNeeded()
    }
    #expect(child.frame.width == 100)
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("<NSLayoutConstraint:'wide' UIView #0.width == 100>") == true)
    #expect(
      warnings.first?.hasSuffix("without <NSLayoutConstraint:'narrow' UIView #0.width == 50>.")
        == true)
    #expect(narrow.isActive, "it is left out, not deactivated")
    wide.isActive = false
    page.layoutIfNeeded()
    #expect(child.frame.width == 50, "it comes back when it can hold")
  }

  @Test func aLongContradictionIsReportedByItsNewestConstraints() throws {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 200))
    var end = page.leadingAnchor
    var constraints: [NSLayoutConstraint] = []
    for _ in 0..<50 {
      let view = page.add()
      constraints += [
        view.leadingAnchor.constraint(equalTo: end),
        view.topAnchor.constraint(equalTo: page.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 10),
      ]
      end = view.trailingAnchor
    }
    constraints.append(end.constraint(equalTo: page.leadingAnchor, constant: 505))
    constraints.last?.identifier = "last"
    let warnings = Diagnostics.collecting {
      NSLayoutConstraint.activate(constraints)
      page.layoutIfNeeded()
    }
    let lines = try #require(warnings.first).split(separator: "\n")
    #expect(warnings.count == 1)
    // 50 leading edges, 50 widths and the last trailing edge.
    #expect(lines.count == 23 && lines[21] == "  81 others")
    #expect(lines[20].contains("'last'") && lines[22].contains("'last'"))
    #expect(page.subviews.last?.frame.maxX == 500)
  }

  @Test func whatViewsSayThemselvesDoesNotBreak() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let child = page.add()
    child.pin(x: 0, y: 0, height: 10)
    NSLayoutConstraint.activate([
      child.trailingAnchor.constraint(equalTo: page.trailingAnchor)
    ])
    let warnings = Diagnostics.collecting {
      child.widthAnchor.constraint(equalToConstant: 300).isActive = true
      page.layoutIfNeeded()
    }
    #expect(warnings.count == 1 && child.frame.width == 200 && page.frame.width == 200)
    #expect(warnings.first?.contains("what UIView says by its frame") == true)
    page.frame.size.width = 300
    page.layoutIfNeeded()
    #expect(child.frame.width == 300)
  }

  @Test func optionalOnesAreBrokenWithoutAWarning() {
    let (page, child) = page()
    let warnings = Diagnostics.collecting {
      child.widthAnchor.constraint(equalToConstant: 100).with(priority: 999).isActive = true
      child.widthAnchor.constraint(equalToConstant: 50).with(priority: 998).isActive = true
      page.layoutIfNeeded()
    }
    #expect(warnings.isEmpty && child.frame.width == 100)
  }

  @Test func prioritiesAreFromZeroToAThousand() {
    let (page, child) = page()
    let wish = child.widthAnchor.constraint(equalToConstant: 40).with(priority: 500)
    wish.isActive = true
    let warnings = Diagnostics.collecting {
      wish.priority = UILayoutPriority(.nan)
      wish.priority = UILayoutPriority(1001)
    }
    #expect(warnings.count == 2 && wish.priority.rawValue == 500)
    wish.priority = UILayoutPriority(0)
    child.widthAnchor.constraint(equalToConstant: 30).with(priority: 1).isActive = true
    page.layoutIfNeeded()
    #expect(child.frame.width == 30, "without priority it has no weight")
    wish.priority = UILayoutPriority(2)
    page.layoutIfNeeded()
    #expect(child.frame.width == 40)
  }

  /// As on iOS 13 and later.
  @Test func anActiveConstraintMayBecomeOptionalAndRequiredAgain() {
    let (page, child) = page()
    let wide = child.widthAnchor.constraint(equalToConstant: 100)
    let narrow = child.widthAnchor.constraint(equalToConstant: 50)
    wide.isActive = true
    page.layoutIfNeeded()
    #expect(child.frame.width == 100)
    let warnings = Diagnostics.collecting {
      wide.priority = .defaultHigh
      narrow.isActive = true
      page.layoutIfNeeded()
      #expect(child.frame.width == 50)
      narrow.priority = .defaultLow
      page.layoutIfNeeded()
      #expect(child.frame.width == 100)
      wide.priority = UILayoutPriority(1)
      narrow.priority = .required
      page.layoutIfNeeded()
      #expect(child.frame.width == 50)
    }
    #expect(warnings == [])
  }

  @Test func aContradictionEndsWhereOneOfItBecomesOptional() {
    let (page, child) = page()
    let wide = child.widthAnchor.constraint(equalToConstant: 100)
    let narrow = child.widthAnchor.constraint(equalToConstant: 50)
    let warnings = Diagnostics.collecting {
      NSLayoutConstraint.activate([wide, narrow])
      page.layoutIfNeeded()
      #expect(child.frame.width == 100)
      wide.priority = .defaultHigh
      page.layoutIfNeeded()
      #expect(child.frame.width == 50, "what was broken holds again")
      wide.priority = .required
      narrow.priority = .defaultHigh
      page.layoutIfNeeded()
      #expect(child.frame.width == 100)
    }
    #expect(warnings.count == 1)
  }

  @Test func aConstantThatIsTooLargeIsReplacedByTheLargest() {
    let (page, child) = page()
    let warnings = Diagnostics.collecting {
      let most = child.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude)
      most.isActive = true
      child.widthAnchor.constraint(equalToConstant: 120).with(priority: 500).isActive = true
      page.layoutIfNeeded()
      #expect(most.isActive && most.constant == 10_000_000 && child.frame.width == 120)
      most.constant = 70
      page.layoutIfNeeded()
      #expect(child.frame.width == 70)
      most.constant = 1e30
      page.layoutIfNeeded()
      #expect(most.constant == 10_000_000 && child.frame.width == 120)
    }
    #expect(warnings.count == 2 && warnings.allSatisfy { $0.contains("too large") })
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func numbersThatAreNoLengthsAreRefusedInOneSentence(number: CGFloat) {
    let (page, child) = page()
    let width = child.widthAnchor.constraint(equalToConstant: 40)
    width.isActive = true
    let warnings = Diagnostics.collecting {
      width.constant = number
      child.heightAnchor.constraint(equalToConstant: number).isActive = true
      child.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: number).isActive = true
      page.layoutIfNeeded()
    }
    #expect(warnings.count == 3)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 40, height: 10))
  }

  @Test func constraintsThatMakeNoSenseNeverHold() {
    let (page, child) = page()
    let stranger = UIView()
    let warnings = Diagnostics.collecting {
      child.widthAnchor.constraint(equalTo: stranger.widthAnchor).isActive = true
      let mistakes: [(Any, NSLayoutConstraint.Attribute, Any?, NSLayoutConstraint.Attribute)] = [
        (child, .left, page, .width), (child, .width, page, .left),
        (child, .left, nil, .notAnAttribute),
        ("text", .left, page, .left), (child, .left, "text", .left),
        (child, .notAnAttribute, page, .left), (child, .left, page, .notAnAttribute),
      ]
      for (first, attribute, second, other) in mistakes {
        let constraint = NSLayoutConstraint(
          item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other,
          multiplier: 1, constant: 0)
        constraint.isActive = true
        page.addConstraint(constraint)
        #expect(!constraint.isActive)
      }
      child.addConstraint(child.leftAnchor.constraint(equalTo: page.leftAnchor))
    }
    #expect(warnings.count == 9)
    page.layoutIfNeeded()
    #expect(child.frame.height == 10)
  }

  @Test func aViewThatContradictsItselfAndACircleOfStacks() {
    let (page, child) = page()
    let warnings = Diagnostics.collecting {
      child.leftAnchor.constraint(equalTo: child.rightAnchor, constant: 5).isActive = true
      child.leftAnchor.constraint(equalTo: child.leftAnchor, constant: 5).isActive = true
      child.widthAnchor.constraint(equalTo: child.widthAnchor, multiplier: 2, constant: 1)
        .isActive = true
      page.layoutIfNeeded()
      let (outer, inner) = (UIStackView(), UIStackView())
      outer.addArrangedSubview(inner)
      inner.addArrangedSubview(outer)
      outer.addArrangedSubview(outer)
      page.addSubview(outer)
      page.layoutIfNeeded()
      #expect(inner.arrangedSubviews.isEmpty && outer.arrangedSubviews == [inner])
    }
    #expect(warnings.contains { $0.contains("UIView #0.left == UIView #0.left + 5") })
    #expect(warnings.contains { $0.contains("cannot become a subview of itself") })
  }

  @Test func itemsThatHaveGone() {
    let (page, child) = page()
    var gone: UIView? = page.add()
    let constraint = child.widthAnchor.constraint(equalTo: gone!.widthAnchor)
    constraint.isActive = true
    let anchor = gone!.leftAnchor
    page.layoutIfNeeded()
    gone?.removeFromSuperview()
    gone = nil
    #expect(!constraint.isActive)
    let warnings = Diagnostics.collecting {
      constraint.isActive = true
      child.leftAnchor.constraint(equalTo: anchor).isActive = true
      page.layoutIfNeeded()
    }
    #expect(!constraint.isActive && warnings.count == 2)
  }

  @Test func ambiguityIsResolvedEquallyEveryTime() {
    func frames() -> [CGRect] {
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let views = [page.add(), page.add()]
      NSLayoutConstraint.activate([
        views[0].leadingAnchor.constraint(equalTo: page.leadingAnchor),
        views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
        views[1].trailingAnchor.constraint(equalTo: page.trailingAnchor),
      ])
      page.layoutIfNeeded()
      #expect(views[0].hasAmbiguousLayout && views[1].hasAmbiguousLayout)
      return views.map(\.frame)
    }
    let first = frames()
    #expect(first == frames())
    #expect(first[0].width + first[1].width == 200)
  }
}

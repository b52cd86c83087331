import CoreGraphics
import Testing

@testable import UIKit

/// One row: a view at 20 with 60 in a superview of 100, which grows to 200.
struct AutoresizingRow: Sendable, CustomTestStringConvertible {
  var mask: UIView.AutoresizingMask
  var start: CGFloat
  var length: CGFloat
  var testDescription: String { "mask \(mask.rawValue)" }

  static let horizontal = [
    AutoresizingRow(mask: [], start: 20, length: 60),
    AutoresizingRow(mask: .flexibleRightMargin, start: 20, length: 60),
    AutoresizingRow(mask: .flexibleLeftMargin, start: 120, length: 60),
    AutoresizingRow(mask: .flexibleWidth, start: 20, length: 160),
    AutoresizingRow(mask: [.flexibleLeftMargin, .flexibleRightMargin], start: 70, length: 60),
    AutoresizingRow(mask: [.flexibleLeftMargin, .flexibleWidth], start: 45, length: 135),
    AutoresizingRow(mask: [.flexibleWidth, .flexibleRightMargin], start: 20, length: 135),
    AutoresizingRow(
      mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], start: 40, length: 120),
  ]
}

@MainActor
struct AutoresizingTests {
  @Test(arguments: AutoresizingRow.horizontal)
  func theChangeIsSharedOutInProportion(_ row: AutoresizingRow) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    child.autoresizingMask = row.mask
    parent.addSubview(child)
    parent.frame.size.width = 200
    #expect(abs(child.frame.minX - row.start) < 1e-9)
    #expect(abs(child.frame.width - row.length) < 1e-9)
    #expect(child.frame.minY == 20 && child.frame.height == 60)
  }

  @Test func theVerticalAxisFollowsItsOwnMask() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    child.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin]
    parent.addSubview(child)
    parent.bounds.size = CGSize(width: 50, height: 300)
    #expect(child.frame == CGRect(x: 20, y: 120, width: 60, height: 60))
  }

  @Test func flexiblePartsWithoutLengthShareInEqualParts() {
    let solver = AutoresizingSolver(
      isStartFlexible: true, isLengthFlexible: false, isEndFlexible: true)
    let span = solver.resize(.init(start: 0, length: 80), from: 80, to: 100)
    #expect(span == .init(start: 10, length: 80))
  }

  @Test func aViewComesBackAfterItsSuperviewCollapsed() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let child = UIView(frame: CGRect(x: 20, y: 20, width: 350, height: 44))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame = .zero
    #expect(child.bounds.width == 0 && child.bounds.height == 0)
    parent.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    #expect(child.frame == CGRect(x: 20, y: 20, width: 350, height: 44))
  }

  @Test func aTransformedViewFollowsWithItsUntransformedPlace() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    child.transform = CGAffineTransform(rotationAngle: 0.3)
    parent.frame.size = CGSize(width: 200, height: 50)
    child.transform = .identity
    #expect(child.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
  }

  @Test func autoresizingCanBeSwitchedOff() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = .flexibleWidth
    parent.autoresizesSubviews = false
    parent.addSubview(child)
    parent.frame.size.width = 10
    #expect(child.frame.width == 100)
  }
}

import CoreGraphics

import UIKit

/// Short names for the parts of compositional layouts.
@MainActor
enum Layout {
  typealias Dimension = NSCollectionLayoutDimension

  static func size(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  static func item(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(width, height))
  }

  /// A row of the whole width.
  static func row(_ height: Dimension, _ items: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), height), subitems: items)
  }

  /// Rows of four items, 80 × 60 points each where there are 320.
  static var grid: NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: row(.absolute(60), [item(.fractionalWidth(0.25), .fractionalHeight(1))]))
  }

  /// Cells of 200 × 100 points at distances of 10, with 20 points before the first.
  static func strip(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(100)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.leading = 20
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  static func boundary(
    _ kind: String, height: CGFloat, _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(height)), elementKind: kind,
      alignment: alignment)
  }
}

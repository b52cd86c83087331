import Testing
import UIKit

import Catalogue

/// The first controller of a demo, by the demo's name in the catalogue.
@MainActor
func root(of id: String) throws -> UIViewController {
  try #require(Catalogue.demo(id: id)).makeRoot()
}

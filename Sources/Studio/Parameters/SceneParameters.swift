import Catalogue
import UIKit

/// The parameter values of each scene. A scene without values uses those of the code.
@MainActor
enum SceneParameters {
  private struct Entry {
    weak var scene: UIWindowScene?
    let values: ParameterValues
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  /// Makes the code of a scene use values, until ``detach(from:)``.
  static func attach(_ values: ParameterValues, to scene: UIWindowScene) {
    entries = entries.filter { $0.value.scene != nil }
    entries[ObjectIdentifier(scene)] = Entry(scene: scene, values: values)
    ParameterSource.setting = { id in
      let scene = UIWindowScene.current
      guard let entry = entries[ObjectIdentifier(scene)], entry.scene === scene else { return nil }
      return entry.values.setting(of: id)
    }
  }

  static func detach(from scene: UIWindowScene) {
    entries[ObjectIdentifier(scene)] = nil
  }
}

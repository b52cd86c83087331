import CoreGraphics

extension AssetCatalog {
  /// A file of a data set.
  struct DataSet: Sendable, Equatable {
    var data: Data
    /// The type that the catalogue gives for the file; nil if it gives none.
    var typeIdentifier: String?
  }

  /// The file of the data set of that name; nil if the catalogue has none. A file for any device is
  /// preferred to those for phones and tablets.
  func data(named name: String) throws(AssetError) -> DataSet? {
    guard let folder = dataSets[name] else { return nil }
    let list = folder.appendingPathComponent("Contents.json").path
    let contents = try AssetContents(inFolder: folder)
    var flaws: [AssetError] = []
    let entries = AssetContents.entries(contents.data, in: list, &flaws)
    for idiom in ["universal", "iphone", "ipad"] {
      for (index, entry) in entries where (entry.idiom ?? "universal") == idiom {
        guard let filename = entry.filename, !filename.isEmpty else { continue }
        do {
          let data = try Data(contentsOf: folder.appendingPathComponent(filename))
          Self.report(flaws)
          return DataSet(data: data, typeIdentifier: entry.typeIdentifier)
        } catch {
          flaws.append(
            AssetError(
              file: list, field: "data[\(index)].filename", reason: "“\(filename)” cannot be read"))
        }
      }
    }
    throw flaws.first
      ?? AssetError(file: list, field: "data", reason: "there is no file for phones or any device")
  }
}

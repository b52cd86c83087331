/// A class of the library of whose subclasses the library makes objects itself, by an initializer
/// that is required of them.
struct MadeClass {
  let name: String
  /// The required initializer's labels, its parameters, and how it is called with these.
  let labels: [String]
  let parameters: String
  let arguments: String
  /// The labels of the initializer that it stands for, and how it calls that one.
  let stoodFor: [String]
  let call: String
  /// Other initializers of a subclass that can be called instead.
  var others: [(labels: [String], call: String)] = []
  /// The labels of the designated initializers that a subclass has to override before it inherits
  /// others.
  let designated: Set<[String]>
  /// What can be written by hand, and what for.
  let advice: String
  let purpose: String

  static let all = [
    MadeClass(
      name: "CALayer", labels: ["copying"], parameters: "copying layer: CALayer?",
      arguments: "copying: layer", stoodFor: ["layer"],
      call: "init(layer: layer ?? CALayer())", others: [([], "init()")],
      designated: [[], ["layer"], ["coder"]], advice: "override init(layer:)",
      purpose: "copies are made for presentation"),
    MadeClass(
      name: "CAAnimation", labels: ["copying"], parameters: "copying animation: CAAnimation",
      arguments: "copying: animation", stoodFor: [], call: "init()",
      designated: [[], ["coder"]], advice: "override init()",
      purpose: "copies are made when it is added to a layer"),
    MadeClass(
      name: "UITableViewCell", labels: ["registeredAs"],
      parameters: "registeredAs reuseIdentifier: String?",
      arguments: "registeredAs: reuseIdentifier", stoodFor: ["style", "reuseIdentifier"],
      call: "init(style: .default, reuseIdentifier: reuseIdentifier)",
      others: [(["frame"], "init(frame: .zero)"), ([], "init()")],
      designated: [["style", "reuseIdentifier"], ["coder"]],
      advice: "override init(style:reuseIdentifier:)", purpose: "tables make cells"),
    MadeClass(
      name: "UITableViewHeaderFooterView", labels: ["registeredAs"],
      parameters: "registeredAs reuseIdentifier: String?",
      arguments: "registeredAs: reuseIdentifier", stoodFor: ["reuseIdentifier"],
      call: "init(reuseIdentifier: reuseIdentifier)",
      others: [(["frame"], "init(frame: .zero)"), ([], "init()")],
      designated: [["reuseIdentifier"], ["coder"]],
      advice: "override init(reuseIdentifier:)", purpose: "tables make headers and footers"),
    MadeClass(
      name: "UICollectionReusableView", labels: ["registeredAs"],
      parameters: "registeredAs reuseIdentifier: String?",
      arguments: "registeredAs: reuseIdentifier", stoodFor: ["frame"],
      call: "init(frame: .zero)", others: [([], "init()")],
      designated: [["frame"], ["coder"]], advice: "override init(frame:)",
      purpose: "collections make views"),
  ]
}

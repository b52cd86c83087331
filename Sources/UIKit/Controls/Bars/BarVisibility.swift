/// Whether a bar is hidden, by the program or by its container.
struct BarVisibility {
  var isHiddenByProgram = false
  var isHiddenByContainer = false

  var isHidden: Bool { isHiddenByProgram || isHiddenByContainer }
}

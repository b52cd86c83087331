/// Whether a bar is hidden: by the program, or by the container that the bar belongs to.
struct BarVisibility {
  var isHiddenByProgram = false
  var isHiddenByContainer = false

  var isHidden: Bool { isHiddenByProgram || isHiddenByContainer }
}

import CTestProcess
import MainLoop
import _Testing_UIKit

/// Called when a test process starts, before all of its other code.
@_cdecl("testProcessDidStart")
func testProcessDidStart() {
  HeldExecutor.install { Test.Case.current != nil }
}

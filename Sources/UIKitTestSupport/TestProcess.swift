import CTestProcess
import MainLoop
import _Testing_UIKit

/// Called when a process with tests starts, before anything else of it.
@_cdecl("testProcessDidStart")
func testProcessDidStart() {
  HeldExecutor.install { Test.Case.current != nil }
}

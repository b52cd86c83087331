#pragma once

#include <stdbool.h>
#include <stdint.h>

// What the Swift runtime, Foundation's run loop and libdispatch export, and no Swift interface has.

/// A serial executor as the Swift runtime passes it: `UnownedSerialExecutor`.
typedef struct {
  uintptr_t identity;
  uintptr_t implementation;
} MainLoopExecutor;

/// Called with each job that is to run on the global executor, on the thread that asks for it.
/// Returns whether it takes the job over; the runtime runs it otherwise.
typedef bool (*MainLoopTakesJob)(void *_Nonnull job);

/// Makes `takes` see every job of the global executor from now on.
void mainLoopObserveGlobalJobs(MainLoopTakesJob _Nonnull takes);

/// Makes `executor` the main actor's, and `drain`, which never returns, what the main thread of a
/// program with an asynchronous `main` does. Call it before the first task is made.
void mainLoopReplaceMainExecutor(MainLoopExecutor executor, void (*_Nonnull drain)(void));

/// A number that no other task of the process has; 0 for a job that is not of a task.
uint64_t mainLoopTaskNumber(void *_Nonnull job);

/// A mark on the current thread.
bool mainLoopThreadIsMarked(void);
void mainLoopMarkThread(bool isMarked);

/// Lets the current thread's run loop handle what is ready, or wait for it for some seconds.
/// Returns whether it ran blocks or sources; what timers did is not counted.
bool mainLoopRunOnce(double seconds);

/// Whether blocks wait on the main queue of a main thread that has a run loop.
bool mainLoopHasBlocks(void);

/// Whether a timer of the main run loop is due.
bool mainLoopHasDueTimer(void);

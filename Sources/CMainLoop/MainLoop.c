#include "MainLoop.h"

#include <poll.h>
#include <stddef.h>

// The runtime declares these in `swift/Runtime/Concurrency.h`, which toolchains do not install.
#define SWIFT_CALL __attribute__((swiftcall))

typedef SWIFT_CALL void (*EnqueueGlobal)(void *job);
typedef SWIFT_CALL MainLoopExecutor (*GetMainExecutor)(void);
typedef SWIFT_CALL bool (*IsMainExecutor)(MainLoopExecutor executor);
typedef SWIFT_CALL void (*DrainMainQueue)(void);
typedef SWIFT_CALL void (*DrainMainQueueOverride)(DrainMainQueue original);

extern SWIFT_CALL void (*swift_task_enqueueGlobal_hook)(void *job, EnqueueGlobal original);
extern SWIFT_CALL MainLoopExecutor (*swift_task_getMainExecutor_hook)(GetMainExecutor original);
extern SWIFT_CALL bool (*swift_task_isMainExecutor_hook)(
    MainLoopExecutor executor, IsMainExecutor original);
extern SWIFT_CALL void (*swift_task_asyncMainDrainQueue_hook)(
    DrainMainQueue original, DrainMainQueueOverride override);
extern SWIFT_CALL uint64_t swift_task_getJobTaskId(void *job);

// Foundation exports its run loop without headers. 4 is kCFRunLoopRunHandledSource.
extern int32_t CFRunLoopRunInMode(
    const void *mode, double seconds, unsigned char returnAfterSourceHandled);
extern const void *CFRunLoopGetMain(void);
extern double CFRunLoopGetNextTimerFireDate(const void *loop, const void *mode);
extern double CFAbsoluteTimeGetCurrent(void);
extern const void *const kCFRunLoopDefaultMode;
enum { handledSource = 4 };

// The descriptor by which libdispatch wakes the main run loop.
extern int _dispatch_get_main_queue_handle_4CF(void);

static MainLoopTakesJob takesJob;
static MainLoopExecutor mainExecutor;
static void (*drainMain)(void);
static _Thread_local bool isMarked;

static SWIFT_CALL void enqueueGlobal(void *job, EnqueueGlobal original) {
  if (!takesJob(job)) original(job);
}

static SWIFT_CALL MainLoopExecutor getMainExecutor(GetMainExecutor original) {
  (void)original;
  return mainExecutor;
}

static SWIFT_CALL bool isMainExecutor(MainLoopExecutor executor, IsMainExecutor original) {
  (void)original;
  return executor.identity == mainExecutor.identity;
}

static SWIFT_CALL void drainMainQueue(
    DrainMainQueue original, DrainMainQueueOverride override) {
  (void)original;
  (void)override;
  drainMain();
}

void mainLoopObserveGlobalJobs(MainLoopTakesJob takes) {
  takesJob = takes;
  swift_task_enqueueGlobal_hook = enqueueGlobal;
}

void mainLoopReplaceMainExecutor(MainLoopExecutor executor, void (*drain)(void)) {
  mainExecutor = executor;
  drainMain = drain;
  swift_task_getMainExecutor_hook = getMainExecutor;
  swift_task_isMainExecutor_hook = isMainExecutor;
  swift_task_asyncMainDrainQueue_hook = drainMainQueue;
}

uint64_t mainLoopTaskNumber(void *job) { return swift_task_getJobTaskId(job); }

bool mainLoopThreadIsMarked(void) { return isMarked; }

void mainLoopMarkThread(bool mark) { isMarked = mark; }

bool mainLoopRunOnce(double seconds) {
  return CFRunLoopRunInMode(kCFRunLoopDefaultMode, seconds, 1) == handledSource;
}

bool mainLoopHasBlocks(void) {
  struct pollfd descriptor = {_dispatch_get_main_queue_handle_4CF(), POLLIN, 0};
  return poll(&descriptor, 1, 0) > 0;
}

bool mainLoopHasDueTimer(void) {
  double date = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode);
  return date > 0 && date <= CFAbsoluteTimeGetCurrent();
}

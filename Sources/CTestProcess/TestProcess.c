// In UIKitTestSupport.
void testProcessDidStart(void);

// No Swift code runs before the first task of the test library is made.
__attribute__((constructor)) static void start(void) { testProcessDidStart(); }

#pragma once
// Nothing to call: the target runs when the process starts.

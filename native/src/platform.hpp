// What the search needs of its platform. WebAssembly has one thread, which nobody cancels, and no
// exceptions.
#pragma once

#ifndef __wasm__
#include <thread>
#endif

namespace fourfold {

// Throws an error; where there are no exceptions, ends the program.
template <typename Error>
[[noreturn]] inline void raise(Error error) {
#ifdef __wasm__
    static_cast<void>(error);
    __builtin_trap();
#else
    throw error;
#endif
}

// Lets another thread run.
inline void yield() {
#ifndef __wasm__
    std::this_thread::yield();
#endif
}

}  // namespace fourfold

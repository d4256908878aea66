/** Seconds a capture context may be used; readers take it from `exp - iat`. */
export const captureContextSeconds = 900;

/** Seconds a transient token may be used, counted from its own making. */
export const transientTokenSeconds = 900;

/** Two taps within this time are one double tap, in milliseconds. */
export const DOUBLE_MS = 400;

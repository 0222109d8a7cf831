/** True if the device asks for no motion. */
export const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

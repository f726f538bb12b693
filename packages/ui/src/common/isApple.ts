/** True on Apple's devices, where ⌘ takes the place of Ctrl. */
export const isApple = (): boolean => /Mac|iP/.test(navigator.platform);

// Replaces node:timers/promises in the worker.
export const setTimeout = (ms: number) => new Promise<void>((resolve) => globalThis.setTimeout(resolve, ms));

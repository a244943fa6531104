/** Resolves after a time, when `wake` is called, when the device is online again, and when `signal` aborts. */
export function nextTry(ms: number, signal: AbortSignal, wake: { current: () => void }): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    wake.current = go;
    window.addEventListener('online', go);
    signal.addEventListener('abort', go);
  });
}

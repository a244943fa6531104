import { type Mock, vi } from 'vitest';

/** Makes requests wait for an answer that never comes, and their time limit pass at once. */
export function neverAnswer(request: Mock<typeof fetch>): void {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  request.mockImplementation((_url, { signal } = {}) => {
    limit.abort();
    return signal?.aborted ? Promise.reject(signal.reason) : new Promise(() => {});
  });
}

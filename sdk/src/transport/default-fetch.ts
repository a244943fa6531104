import type { Fetch } from '../client/client-options.ts';

/**
 * What a client sends by if it is given no `fetch`: the platform's, or in a browser XMLHttpRequest for an upload whose
 * progress is asked for. For a `fetch` of one's own that only adds to it:
 * `fetch: (request, options) => defaultFetch(withTrace(request), options)`.
 */
export const defaultFetch: Fetch = async (request, { onProgress } = {}) => {
  if (!onProgress || typeof XMLHttpRequest === 'undefined') return fetch(request);
  // Loaded with the first upload: no first screen needs it.
  return (await import('./upload-fetch.ts')).fetchWithProgress(request, onProgress);
};

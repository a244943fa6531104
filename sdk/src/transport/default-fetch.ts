import type { FetchOptions } from '../client/client-options.ts';

/**
 * The client's default `fetch`: the platform's, or in a browser XMLHttpRequest for an upload with `onProgress`. Your
 * own `fetch` can extend it: `fetch: (request, options) => defaultFetch(withTrace(request), options)`.
 */
export const defaultFetch = async (request: Request, { form, onProgress }: FetchOptions = {}): Promise<Response> => {
  if (!form || !onProgress || typeof XMLHttpRequest === 'undefined') return fetch(request);
  // Loaded with the first upload, to keep it out of the first screens.
  return (await import('./upload-fetch.ts')).fetchWithProgress(request, form, onProgress);
};

import { mutation } from '../cache/mutation.ts';
import { query } from '../cache/query.ts';
import type { UploadOptions } from '../client/client-options.ts';
import { HOUR_MS, MINUTE_MS } from './durations.ts';

/** What differs from one platform to the next: links, service hours, filters. */
export const configQuery = query('getConfig', () => ({}), { staleTime: 5 * MINUTE_MS });

/** The legal texts in force. */
export const lawQuery = query('getLaw', () => ({}), { staleTime: HOUR_MS });

/** Stores one picture and gives its `upload_id`, which other calls take. `onProgress` is called with a share from 0 to 1. */
export const uploadFile = mutation('uploadFile', {
  send: (client, { file, ...own }: { file: Blob } & UploadOptions, options) =>
    client.upload(file, { ...options, ...own }),
});

import { mutation } from '../cache/mutation.ts';
import { query } from '../cache/query.ts';
import type { UploadOptions } from '../client/client-options.ts';
import { HOUR_MS, MINUTE_MS } from './durations.ts';

/** The configuration of this platform: links, service hours, filters. */
export const configQuery = query('getConfig', () => ({}), { staleTime: 5 * MINUTE_MS });

/** The legal texts in force. */
export const lawQuery = query('getLaw', () => ({}), { staleTime: HOUR_MS });

/** Uploads one picture and returns its `upload_id` for other calls. `onProgress` is called with a share from 0 to 1. */
export const uploadFile = mutation('uploadFile', {
  send: (client, { file, ...own }: { file: Blob } & UploadOptions, options) =>
    client.upload(file, { ...options, ...own }),
});

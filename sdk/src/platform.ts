import type { UploadOptions } from './client-options.ts';
import { HOUR_MS, MINUTE_MS } from './durations.ts';
import { mutation } from './mutation.ts';
import { query } from './query.ts';

export const configQuery = query('getConfig', () => ({}), { staleTime: 5 * MINUTE_MS });

export const lawQuery = query('getLaw', () => ({}), { staleTime: HOUR_MS });

/** Stores one picture. `onProgress` is called with a share from 0 to 1. */
export const uploadFile = mutation('uploadFile', {
  send: (client, { file, ...options }: { file: Blob } & UploadOptions) => client.upload(file, options),
});

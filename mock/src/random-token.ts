import { randomBytes } from 'node:crypto';

/** 128 random bits as base64url, which the buffers of browsers do not know. */
export const randomToken = (): string =>
  randomBytes(16).toString('base64').replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

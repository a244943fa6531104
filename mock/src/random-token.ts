import { randomBytes } from 'node:crypto';

/** 128 random bits as base64url, an encoding that the Buffer of browsers lacks. */
export const randomToken = (): string =>
  randomBytes(16).toString('base64').replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

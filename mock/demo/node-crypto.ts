// Replaces node:crypto in the worker: only the part that the mock uses.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

const hashes = { sha256 };
type Name = keyof typeof hashes;
type Text = string | Uint8Array;

const digester = (hash: { update(bytes: Uint8Array): unknown; digest(): Uint8Array }) => ({
  update(text: Text) {
    hash.update(Buffer.from(text));
    return this;
  },
  digest: (encoding?: BufferEncoding) => {
    const bytes = Buffer.from(hash.digest());
    if (encoding !== 'base64url') return encoding === undefined ? bytes : bytes.toString(encoding);
    return bytes.toString('base64').replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  },
});

export const createHash = (name: Name) => digester(hashes[name].create());
export const createHmac = (name: Name, key: Text) => digester(hmac.create(hashes[name], Buffer.from(key)));
export const randomBytes = (size: number) => Buffer.from(crypto.getRandomValues(new Uint8Array(size)));
export const randomUUID = () => crypto.randomUUID();
export const timingSafeEqual = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;

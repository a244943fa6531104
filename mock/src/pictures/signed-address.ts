import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long a signed address is valid (contract: PrivatePicture). */
const VALID_SECONDS = 10 * 60;

/** New at each start: an address signed before is requested again, like an expired one. */
const key = randomBytes(32);

/**
 * A private picture, and the sandbox whose clock expires its address: a browser sends no custom header for a picture.
 */
interface Signed {
  readonly sandbox: string;
  readonly file: string;
}

const sign = ({ sandbox, file }: Signed, expires: number): string =>
  createHmac('sha256', key).update(`${sandbox}\n${file}\n${expires}`).digest('base64url').slice(0, 22);

/** An address that serves a private picture for ten minutes from `now` (epoch milliseconds). */
export function signedAddress(picture: Signed, now: number): { readonly url: string; readonly expiresAt: number } {
  const expires = Math.floor(now / 1000) + VALID_SECONDS;
  const { sandbox, file } = picture;
  const search = new URLSearchParams({ expires: String(expires), session: sandbox, signature: sign(picture, expires) });
  return { url: `/uploads/${file}?${search}`, expiresAt: expires * 1000 };
}

/** The sandbox that signed an address and its expiry, in epoch milliseconds; undefined for a forged address. */
export function readSignedAddress(
  file: string,
  search: URLSearchParams,
): { readonly sandbox: string; readonly expiresAt: number } | undefined {
  const sandbox = search.get('session') ?? '';
  const expires = Number(search.get('expires'));
  const given = Buffer.from(search.get('signature') ?? '');
  const right = Buffer.from(sign({ sandbox, file }, expires));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return { sandbox, expiresAt: expires * 1000 };
}

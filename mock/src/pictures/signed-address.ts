import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long a signed address serves its picture (contract: PrivatePicture). */
const VALID_SECONDS = 10 * 60;

/** Another one at each start: an address that was signed before is asked for again, as after its end. */
const key = randomBytes(32);

/** A private picture, and the sandbox on whose clock its address ends: a browser sends no header for a picture. */
interface Signed {
  readonly sandbox: string;
  readonly file: string;
}

const sign = ({ sandbox, file }: Signed, expires: number): string =>
  createHmac('sha256', key).update(`${sandbox}\n${file}\n${expires}`).digest('base64url').slice(0, 22);

/** An address that serves a private picture for ten minutes from `now`, in epoch milliseconds. */
export function signedAddress(picture: Signed, now: number): { readonly url: string; readonly expiresAt: number } {
  const expires = Math.floor(now / 1000) + VALID_SECONDS;
  const { sandbox, file } = picture;
  const search = new URLSearchParams({ expires: String(expires), session: sandbox, signature: sign(picture, expires) });
  return { url: `/uploads/${file}?${search}`, expiresAt: expires * 1000 };
}

/** The sandbox that signed an address and until when, in epoch milliseconds; undefined for a forged one. */
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

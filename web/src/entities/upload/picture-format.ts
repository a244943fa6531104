import type { UPLOAD } from '@meridian/sdk';

type PictureType = (typeof UPLOAD.types)[number];

export const HEAD_BYTES = 64;

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** ISO 23008-12: HEVC in HEIF. Its `mif1` and `msf1` name no codec: AVIF has them too. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];
const AVIF_BRANDS = ['avif', 'avis'];

/** The type of a file by its first bytes: names and declared types can be wrong. Undefined for any other type. */
export function pictureFormat(head: Uint8Array): PictureType | 'image/avif' | 'heic' | undefined {
  const startsWith = (bytes: number[]) => bytes.every((byte, index) => head[index] === byte);
  const text = (start: number, end: number) => String.fromCharCode(...head.subarray(start, end));
  if (startsWith(JPEG)) return 'image/jpeg';
  if (startsWith(PNG)) return 'image/png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  if (text(4, 8) !== 'ftyp') return undefined;
  // The major brand, a version, and the compatible brands up to the end of the box.
  const brands = [text(8, 12), ...(text(16, head[3] ?? 0).match(/.{4}/gs) ?? [])];
  const has = (known: string[]) => brands.some((brand) => known.includes(brand));
  return has(AVIF_BRANDS) ? 'image/avif' : has(HEIC_BRANDS) ? 'heic' : undefined;
}

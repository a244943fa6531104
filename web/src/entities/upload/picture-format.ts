import type { UPLOAD } from '@meridian/sdk';

type PictureType = (typeof UPLOAD.types)[number];

/** How many bytes `pictureFormat` reads. */
export const HEAD_BYTES = 32;

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** The type of a file by its first bytes: names and declared types can be wrong. Undefined for any other type. */
export function pictureFormat(head: Uint8Array): PictureType | 'heic' | undefined {
  const startsWith = (bytes: number[]) => bytes.every((byte, index) => head[index] === byte);
  const text = (start: number, end: number) => String.fromCharCode(...head.subarray(start, end));
  if (startsWith(JPEG)) return 'image/jpeg';
  if (startsWith(PNG)) return 'image/png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  if (text(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text(8, 12))) return 'heic';
  return undefined;
}

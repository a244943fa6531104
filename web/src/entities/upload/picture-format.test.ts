import { expect, test } from 'vitest';
import { pictureFormat } from './picture-format.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['a PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
  ['a WebP', 'RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
  ['a HEIC photo', '\0\0\0\x18ftypheic\0\0\0\0', 'heic'],
  // ISO 23008-12 and AVIF 1.1 (AOM): the major brand of both may be mif1, the codec is among the compatible brands.
  ['a HEIC with a structural brand', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'heic'],
  ['an AVIF', '\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', 'image/avif'],
  ['an AVIF with a structural brand', '\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf', 'image/avif'],
  ['a moving AVIF', '\0\0\0\x20ftypmsf1\0\0\0\0msf1miafavisiso8', 'image/avif'],
  ['a structural brand without a codec', '\0\0\0\x18ftypmif1\0\0\0\0mif1miaf', undefined],
  ['a video that holds the name of a brand', '\0\0\0\x14ftypisom\0\0\0\0iso2heic', undefined],
  ['a GIF', 'GIF89a\x01\0\x01\0', undefined],
  ['a page', '<svg xmlns="http://www.w3.org/2000/svg"/>', undefined],
  ['a sound in the container of WebP', 'RIFF\x24\0\0\0WAVEfmt ', undefined],
  ['nothing', '', undefined],
])('%s is recognised by its first bytes', (_, head, format) => {
  expect(pictureFormat(bytes(head))).toBe(format);
});

import { expect, test } from 'vitest';
import { pictureFormat } from './picture-format.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['a PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
  ['a WebP', 'RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
  ['a HEIC photo', '\0\0\0\x18ftypheic\0\0\0\0', 'heic'],
  ['a GIF', 'GIF89a\x01\0\x01\0', undefined],
  ['a page', '<svg xmlns="http://www.w3.org/2000/svg"/>', undefined],
  ['a sound in the container of WebP', 'RIFF\x24\0\0\0WAVEfmt ', undefined],
  ['nothing', '', undefined],
])('%s is recognised by its first bytes', (_, head, format) => {
  expect(pictureFormat(bytes(head))).toBe(format);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takeWebpOrientation, turn } from './webp-orientation.ts';

const LETTERS = { little: 'II*\0', big: 'MM\0*' } as const;
type Order = keyof typeof LETTERS;

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const number = (value: number, size: number, order: Order) => {
  const bytes = Array.from({ length: size }, (_, place) => (value >>> (8 * place)) & 0xff);
  return order === 'little' ? bytes : bytes.reverse();
};

/** A chunk of RIFF: its size is little-endian, and padding makes it even (RFC 9649, section 2.3). */
const chunk = (name: string, content: number[]) => [
  ...ascii(name),
  ...number(content.length, 4, 'little'),
  ...content,
  ...(content.length % 2 === 1 ? [0] : []),
];

interface Picture {
  orientation: number;
  order: Order;
  prefix: string;
  pixels: number[];
}

/** An extended WebP (RFC 9649, section 2.7), whose EXIF chunk follows the pixels. */
function webp({ orientation, order, prefix, pixels }: Picture): Blob {
  const entry = (tag: number, value: number) => [
    ...number(tag, 2, order),
    ...number(3, 2, order),
    ...number(1, 4, order),
    ...number(value, 2, order),
    0,
    0,
  ];
  // ImageWidth before it: a picture has more tags than one.
  const directory = [
    ...number(2, 2, order),
    ...entry(0x0100, 4),
    ...entry(0x0112, orientation),
    ...number(0, 4, order),
  ];
  const exif = [...ascii(prefix), ...ascii(LETTERS[order]), ...number(8, 4, order), ...directory];
  const content = [
    ...ascii('WEBP'),
    ...chunk('VP8X', [8, 0, 0, 0, 3, 0, 0, 1, 0, 0]),
    ...chunk('VP8L', pixels),
    ...chunk('EXIF', exif),
  ];
  return new Blob([Uint8Array.from([...ascii('RIFF'), ...number(content.length, 4, 'little'), ...content])]);
}

const pictures = fc.record<Picture>({
  orientation: fc.integer({ min: 1, max: 8 }),
  order: fc.constantFrom('little', 'big'),
  prefix: fc.constantFrom('', 'Exif\0\0'),
  pixels: fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 9 }),
});

test('[B5.18] the orientation of a WebP is read and taken out, whoever wrote it', async () => {
  await fc.assert(
    fc.asyncProperty(pictures, async (picture) => {
      const { orientation, upright } = await takeWebpOrientation(webp(picture));
      expect(orientation).toBe(picture.orientation);
      expect(await upright.bytes()).toEqual(await webp({ ...picture, orientation: 1 }).bytes());
    }),
  );
});

test('[B5.18] a WebP without an orientation, damaged or cut off, is left as it is', async () => {
  const cut = fc.tuple(pictures, fc.nat(120)).map(([picture, end]) => webp(picture).slice(0, end));
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        cut,
        fc.uint8Array().map((bytes) => new Blob([bytes])),
      ),
      async (file) => {
        const { orientation, upright } = await takeWebpOrientation(file);
        if (upright === file) expect(orientation).toBe(1);
        else expect(upright.size).toBe(file.size);
      },
    ),
  );
});

test('[B5.18] a turn brings the first row and column to the sides that Exif names', () => {
  // Exif 3.0, tag 0x0112: the sides of the upright picture at which row 0 and column 0 of the stored one are.
  const sides = {
    1: ['top', 'left'],
    2: ['top', 'right'],
    3: ['bottom', 'right'],
    4: ['bottom', 'left'],
    5: ['left', 'top'],
    6: ['right', 'top'],
    7: ['right', 'bottom'],
    8: ['left', 'bottom'],
  };
  const [width, height] = [40, 30];
  for (const [value, [row, column]] of Object.entries(sides)) {
    const [a, b, c, d, e, f] = turn(Number(value), width, height);
    const place = ([x = 0, y = 0]: readonly number[]) => [a * x + c * y + e, b * x + d * y + f];
    const [right, bottom] = Number(value) > 4 ? [height, width] : [width, height];
    const side = (ends: number[][]) => {
      const [[x1, y1], [x2, y2]] = ends.map(place) as [[number, number], [number, number]];
      if (x1 === x2) return x1 === 0 ? 'left' : x1 === right ? 'right' : 'outside';
      return y1 !== y2 ? 'slanted' : y1 === 0 ? 'top' : y1 === bottom ? 'bottom' : 'outside';
    };
    expect(
      [
        side([
          [0, 0],
          [width, 0],
        ]),
        side([
          [0, 0],
          [0, height],
        ]),
      ],
      value,
    ).toEqual([row, column]);
  }
});

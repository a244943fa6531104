/** An orientation by Exif 3.0 (CIPA DC-008-2023), tag 0x0112, from 1, and the file that no longer says it. */
interface Orientation {
  orientation: number;
  upright: Blob;
}

/** A picture that is upright, or that the browser turns. */
export const asItIs = (file: Blob): Orientation => ({ orientation: 1, upright: file });

/** The matrix of `setTransform` that turns a picture of this size upright. In quarters, it has 0 in front. */
export function turn(
  orientation: number,
  width: number,
  height: number,
): [number, number, number, number, number, number] {
  if (orientation === 2) return [-1, 0, 0, 1, width, 0];
  if (orientation === 3) return [-1, 0, 0, -1, width, height];
  if (orientation === 4) return [1, 0, 0, -1, 0, height];
  if (orientation === 5) return [0, 1, 1, 0, 0, 0];
  if (orientation === 6) return [0, 1, -1, 0, height, 0];
  if (orientation === 7) return [0, -1, -1, 0, height, width];
  if (orientation === 8) return [0, -1, 1, 0, 0, width];
  return [1, 0, 0, 1, 0, 0];
}

/**
 * The orientation in the EXIF chunk of a WebP, and the file without it: some browsers turn a WebP as they turn a JPEG,
 * Chromium does not.
 */
export async function takeWebpOrientation(file: Blob): Promise<Orientation> {
  const bytes = new DataView(await file.arrayBuffer());
  try {
    const { at, isLittle } = orientationPlace(bytes);
    const orientation = bytes.getUint16(at, isLittle);
    bytes.setUint16(at, 1, isLittle);
    return { orientation, upright: new Blob([bytes], { type: file.type }) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return asItIs(file);
  }
}

/** Where the value stands. Throws a RangeError at the end of the file, as its reads do. */
function orientationPlace(bytes: DataView): { at: number; isLittle: boolean } {
  // Chunks of RIFF, with padding to even sizes, after "RIFF", the size and "WEBP".
  let chunk = 12;
  while (bytes.getUint32(chunk) !== 0x45584946)
    chunk += 8 + bytes.getUint32(chunk + 4, true) + (bytes.getUint8(chunk + 4) & 1);
  // Some writers begin with "Exif\0\0", as in a JPEG.
  const tiff = chunk + (bytes.getUint32(chunk + 8) === 0x45786966 ? 14 : 8);
  const isLittle = bytes.getUint16(tiff) === 0x4949;
  let entry = tiff + bytes.getUint32(tiff + 4, isLittle) + 2;
  const end = entry + 12 * bytes.getUint16(entry - 2, isLittle);
  while (bytes.getUint16(entry, isLittle) !== 0x0112) {
    entry += 12;
    if (entry >= end) throw new RangeError('No orientation');
  }
  return { at: entry + 8, isLittle };
}

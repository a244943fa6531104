/** The facts in a picture's first bytes. */
export interface PictureFormat {
  readonly mediaType: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly extension: 'jpg' | 'png' | 'webp';
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Recognises a jpeg, png or webp by its bytes, never by its name or declared type, and reads its size. Returns
 * undefined for anything else, for a picture cut off before its size, and for one with no area.
 */
export function readPictureFormat(bytes: Buffer): PictureFormat | undefined {
  const facts = readPng(bytes) ?? readWebp(bytes) ?? readJpeg(bytes);
  return facts && facts.width > 0 && facts.height > 0 ? facts : undefined;
}

function readPng(bytes: Buffer): PictureFormat | undefined {
  if (bytes.length < 24 || bytes.readUInt32BE(0) !== 0x89504e47 || bytes.readUInt32BE(4) !== 0x0d0a1a0a)
    return undefined;
  return { mediaType: 'image/png', extension: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function readWebp(bytes: Buffer): PictureFormat | undefined {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') {
    return undefined;
  }
  const size = webpSize(bytes, bytes.toString('latin1', 12, 16));
  return size && { mediaType: 'image/webp', extension: 'webp', width: size[0], height: size[1] };
}

/** Lossy, lossless and extended webp store their size in three different ways. */
function webpSize(bytes: Buffer, form: string): readonly [number, number] | undefined {
  if (form === 'VP8 ') return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  if (form === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  if (form !== 'VP8L') return undefined;
  const bits = bytes.readUInt32LE(21);
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
}

function readJpeg(bytes: Buffer): PictureFormat | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  // Skips segments up to a start-of-frame, which holds the size (C4, C8 and CC are not frames).
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      return { mediaType: 'image/jpeg', extension: 'jpg', width, height };
    }
    const fill = marker === 0xff;
    at += fill ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

import type { PictureFormat } from './picture-format.ts';
import type { Bytes } from './static-files.ts';

/**
 * A copy of a picture without what it hides (place, camera, time, comments, bytes after its end), as the contract of
 * uploadFile promises; what is needed to show it, colour profile included, stays byte for byte. Undefined when the
 * picture is not put together as its format asks.
 */
export function withoutMetadata(bytes: Bytes, mediaType: PictureFormat['mediaType']): Bytes | undefined {
  const cleaned = { 'image/jpeg': cleanJpeg, 'image/png': cleanPng, 'image/webp': cleanWebp }[mediaType](bytes);
  return cleaned && Buffer.concat(cleaned);
}

const pngKept = /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|sBIT|bKGD|hIST|pHYs|acTL|fcTL|fdAT)$/;

function cleanPng(bytes: Bytes): Bytes[] | undefined {
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length) return undefined;
    if (pngKept.test(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') return kept;
    at = end;
  }
  return undefined;
}

function cleanWebp(bytes: Bytes): Bytes[] | undefined {
  const size = bytes.readUInt32LE(4) + 8;
  if (size > bytes.length) return undefined;
  const chunks: Bytes[] = [];
  for (let at = 12; at + 8 <= size; ) {
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (end > bytes.length) return undefined;
    const name = bytes.toString('latin1', at, at + 4);
    const chunk = Buffer.from(bytes.subarray(at, end));
    // Two bits of the extended header announce the chunks that are left out.
    if (name === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~0x0c, 8);
    if (/^(?:VP8[ LX]|ALPH|ANIM|ANMF|ICCP)$/.test(name)) chunks.push(chunk);
    at = end;
  }
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(4 + chunks.reduce((sum, { length }) => sum + length, 0), 4);
  return [head, ...chunks];
}

function cleanJpeg(bytes: Bytes): Bytes[] | undefined {
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return [...kept, bytes.subarray(at, at + 2)];
    if (at + 4 > bytes.length) return undefined;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return undefined;
    const next = marker === 0xda ? endOfScan(bytes, end) : end;
    if (isShown(marker, bytes.toString('latin1', at + 4, at + 15))) kept.push(bytes.subarray(at, next));
    at = next;
  }
  return undefined;
}

/** Kept are all segments but comments and the application's own; of those, JFIF, colour profile and Adobe's colours. */
function isShown(marker: number, label: string): boolean {
  const isOwn = marker >= 0xe0 && marker <= 0xef;
  const isColour = marker === 0xe0 || marker === 0xee || (marker === 0xe2 && label === 'ICC_PROFILE');
  return marker !== 0xfe && (!isOwn || isColour);
}

/** Scan data runs until a marker that is neither a stuffed byte (00) nor a restart (D0 to D7). */
function endOfScan(bytes: Bytes, from: number): number {
  let at = from;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at === -1 || at + 1 >= bytes.length) return bytes.length;
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at += 1;
  }
}

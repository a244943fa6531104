import { UPLOAD } from '@meridian/sdk';
import { HEAD_BYTES, pictureFormat } from './picture-format.ts';
import { asItIs, takeWebpOrientation, turn } from './webp-orientation.ts';

export type RefusalReason = 'heic' | 'type' | 'broken' | 'too-large';

/** Why a file cannot be used as a picture. */
export class PictureRefusedError extends Error {
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}

/** The maximum side of an uploaded picture, in pixels. */
const MAX_SIDE = 2048;
/** Larger than any photo; decoding such a file could crash the page. */
const MAX_FILE_BYTES = 50 * 1024 * 1024;
const JPEG_QUALITIES = [0.86, 0.7] as const;

/**
 * Re-encodes a picture of any type that the browser opens to one of the contract: upright, at most 2048 pixels a side
 * and 5 MB, without metadata (EXIF with place, camera and time). Throws a PictureRefusedError.
 */
export async function encodePicture(file: Blob): Promise<Blob> {
  if (file.size > MAX_FILE_BYTES) throw new PictureRefusedError('too-large');
  const format = pictureFormat(await readHead(file));
  const drawn = await drawScaled(file, format);
  if (drawn === undefined) {
    throw new PictureRefusedError(format === undefined ? 'type' : format === 'heic' ? 'heic' : 'broken');
  }
  const { canvas, context } = drawn;
  if (format !== 'image/jpeg' && format !== 'heic') {
    const encoded = await toBlob(canvas, format === 'image/png' ? format : 'image/webp', JPEG_QUALITIES[0]);
    // A browser that cannot encode WebP returns PNG.
    if (encoded.size <= UPLOAD.maxBytes && UPLOAD.types.some((type) => type === encoded.type)) return encoded;
  }
  // JPEG has no transparency: transparent pixels would turn black.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const quality of JPEG_QUALITIES) {
    const encoded = await toBlob(canvas, 'image/jpeg', quality);
    if (encoded.size <= UPLOAD.maxBytes) return encoded;
  }
  throw new PictureRefusedError('broken');
}

/** Throws if the file can no longer be read: deleted, or in a cloud that cannot be reached. */
async function readHead(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  } catch {
    throw new PictureRefusedError('broken');
  }
}

/** Undefined for a file that the browser cannot open. */
async function drawScaled(file: Blob, format: ReturnType<typeof pictureFormat>) {
  const { orientation, upright } =
    format === 'image/webp' ? await takeWebpOrientation(file).catch(() => asItIs(file)) : asItIs(file);
  // Applies the EXIF orientation by default. The option's name has changed, and Safari 16 throws on the new one.
  const bitmap = await createImageBitmap(upright).catch(() => undefined);
  if (bitmap === undefined) return undefined;
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = document.createElement('canvas');
  const matrix = turn(orientation, width, height);
  [canvas.width, canvas.height] = matrix[0] === 0 ? [height, width] : [width, height];
  const context = canvas.getContext('2d');
  if (context === null) throw new PictureRefusedError('broken');
  context.imageSmoothingQuality = 'high';
  context.setTransform(...matrix);
  context.drawImage(bitmap, 0, 0, width, height);
  context.resetTransform();
  bitmap.close();
  return { canvas, context };
}

/** Rejects with a PictureRefusedError if the browser cannot encode the canvas. */
export function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new PictureRefusedError('broken')) : resolve(blob)), type, quality);
  });
}

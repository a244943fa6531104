import { PictureRefusedError, toBlob } from './encode-picture.ts';

/** An area of a picture, in percent of its width and height. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The side of the result in pixels: the largest size of a profile picture, on a high-density screen. */
const MAX_SIDE = 512;
const QUALITY = 0.9;

/**
 * Crops a square area of a picture that `encodePicture` has made, to at most 512 pixels a side. The type stays the
 * same. Throws a PictureRefusedError.
 */
export async function cropPicture(picture: Blob, area: PictureArea): Promise<Blob> {
  const bitmap = await createImageBitmap(picture).catch(() => undefined);
  if (bitmap === undefined) throw new PictureRefusedError('broken');
  const from = {
    x: (bitmap.width * area.x) / 100,
    y: (bitmap.height * area.y) / 100,
    width: (bitmap.width * area.width) / 100,
    height: (bitmap.height * area.height) / 100,
  };
  const side = Math.max(1, Math.min(MAX_SIDE, Math.round(from.width)));
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = canvas.getContext('2d');
  if (context === null) throw new PictureRefusedError('broken');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, from.x, from.y, from.width, from.height, 0, 0, side, side);
  bitmap.close();
  return toBlob(canvas, picture.type, QUALITY);
}

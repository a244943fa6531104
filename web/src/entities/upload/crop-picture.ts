import { PictureRefusedError, toBlob } from './encode-picture.ts';

/** A part of a picture, in percent of its width and height. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The side of what comes out, in pixels: as large as a profile picture is ever shown, on a dense screen. */
const MAX_SIDE = 512;
const QUALITY = 0.9;

/**
 * A square part of a picture that `encodePicture` has made, as a picture of its own of at most 512 pixels on a side. The
 * type stays. Throws a PictureRefusedError.
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

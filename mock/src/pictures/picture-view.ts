import type { PictureView } from '../world/pictures.ts';
import type { Bytes } from './picture-store.ts';

/** In pixels of a cut-out, which is 256 wide and high. */
const drawings: Readonly<Record<PictureView, (image: string) => string>> = {
  // Turned round and leaning, over its shadow.
  angle: (image) =>
    `<ellipse cx="128" cy="230" rx="76" ry="11" opacity=".1"/>` +
    `<g transform="translate(128 116) rotate(-14) scale(-.84 .84) translate(-128 -128)">${image}</g>`,
  // A part of it, enlarged, in a frame of its own.
  close: (image) =>
    `<clipPath id="frame"><rect width="256" height="256" rx="32"/></clipPath>` +
    `<g clip-path="url(#frame)"><rect width="256" height="256" fill="#fff" opacity=".3"/>` +
    `<g transform="translate(128 128) scale(1.8) translate(-96 -168)">${image}</g></g>`,
};

const isView = (name: string): name is PictureView => Object.hasOwn(drawings, name);

/**
 * A view of a cut-out as an SVG that holds it: the mock has one picture of a product, and a gallery shows several.
 * Undefined for a view that there is not.
 */
export function drawView(cutOut: Bytes, view: string): Bytes | undefined {
  if (!isView(view)) return undefined;
  const image = `<image href="data:image/webp;base64,${cutOut.toString('base64')}" width="256" height="256"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">${drawings[view](image)}</svg>`,
  );
}

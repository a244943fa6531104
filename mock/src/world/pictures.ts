import { readdirSync } from 'node:fs';
import type { Schema } from '@meridian/sdk';
import { pictureFolder } from '../installation.ts';

/** The address under which the mock serves a cut-out, for example `/pictures/1f3a7.webp`. */
export const picture = (code: string): string => `/pictures/${code}.webp`;

/** How a product's cut-out is shown besides as it is: from another side, and from near. */
const VIEWS = ['angle', 'close'] as const;
export type PictureView = (typeof VIEWS)[number];

/** The address of a view, for example `/pictures/1f3a7.angle.svg`. */
const viewOf = (code: string, view: PictureView): string => `/pictures/${code}.${view}.svg`;
const VIEW = new RegExp(`\\.(${VIEWS.join('|')})\\.svg$`);

/** The pictures of a product: its cut-out, and the views of it. */
export const gallery = (code: string): string[] => [picture(code), ...VIEWS.map((view) => viewOf(code, view))];

/** The cut-outs that the mock has a film of (`mock/data/films/<code>.mp4`), and how many seconds it runs. */
const FILMS = new Map([['26fa', 6]]);

/** The film of what a product's first picture shows; null where there is none. */
export function filmOf(first: string): Schema<'ProductVideo'> | null {
  const code = first.replace(/^\/pictures\/|\.webp$/g, '');
  const seconds = FILMS.get(code);
  return seconds === undefined ? null : { url: `/films/${code}.mp4`, poster: viewOf(code, 'angle'), seconds };
}

/**
 * A cut-out as the file of a private picture, for what customers of the seed have uploaded. Private files begin with
 * `u_`, as upload ids do, and are served by signed addresses alone.
 */
export const privatePicture = (code: string): string => `u_${code}.webp`;

/** The same of a cut-out by its public address. */
export const privateCopyOf = (address: string): string => `u_${address.slice('/pictures/'.length)}`;

let served: ReadonlySet<string> | undefined;
/** The addresses of all cut-outs. */
const cutOuts = (): ReadonlySet<string> => {
  served ??= new Set(readdirSync(pictureFolder).map((file) => `/pictures/${file}`));
  return served;
};

/** The public address of the cut-out that a private file of the seed shows; undefined for an upload. */
export const publicAddressOf = (file: string): string | undefined => {
  const address = `/pictures/${file.slice(2)}`;
  return cutOuts().has(address) ? address : undefined;
};

/** Whether an address can be served to everybody: a cut-out that exists, a view of one, or a well-formed published upload. */
export const pictureExists = (address: string): boolean =>
  cutOuts().has(address.replace(VIEW, '.webp')) || /^\/uploads\/p_[A-Za-z0-9_-]+\.(webp|png|jpe?g)$/.test(address);

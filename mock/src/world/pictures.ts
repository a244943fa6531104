import { readdirSync } from 'node:fs';
import type { Schema } from '@meridian/sdk';
import { pictureFolder } from '../installation.ts';
import { drawnPictures } from './data/drawn-pictures.ts';

/** The address of an emoji picture, for example `/pictures/1f3a7.webp`. */
export const picture = (code: string): string => `/pictures/${code}.webp`;

/** The drawn picture of a model in a colour; undefined if there is none. */
export const drawnPicture = (model: string, colour: string): string | undefined => {
  const name = `${model}.${colour}`;
  return drawnPictures().has(`${name}.webp`) ? picture(name) : undefined;
};

/** A drawn picture of a model's front, in any colour. */
export const anyDrawn = (model: string): string | undefined => {
  const isSide = (file: string) => DRAWN_SIDES.some((side) => file.endsWith(`.${side}.webp`));
  const front = [...drawnPictures()].find((file) => file.startsWith(`${model}.`) && !isSide(file));
  return front && `/pictures/${front}`;
};

/** A picture, followed by drawings of the same goods from other sides: `….side.webp`, `….back.webp`. */
export const sidesOf = (address: string): string[] => {
  const [, name] = /^\/pictures\/(.+)\.webp$/.exec(address) ?? [];
  const others = DRAWN_SIDES.map((side) => `${name}.${side}.webp`).filter((file) => drawnPictures().has(file));
  return [address, ...others.map((file) => `/pictures/${file}`)];
};

/** The sides from which goods are drawn, besides the front. */
export const DRAWN_SIDES = ['side', 'back'] as const;

/** The goods with a film (`mock/data/films/<good>.mp4`), with its length in seconds. */
const FILMS = new Map([['103', 6]]);

/** The film of the goods in a product's first picture, which becomes its poster; null if there is none. */
export function filmOf(first: string): Schema<'ProductVideo'> | null {
  const good = first.replace(/^\/pictures\/|\.webp$/g, '');
  const seconds = FILMS.get(good);
  return seconds === undefined ? null : { url: `/films/${good}.mp4`, poster: first, seconds };
}

/**
 * The private file of an emoji picture, for uploads by customers of the seed. Private files begin with `u_`, as upload
 * ids do, and are served only at signed addresses.
 */
export const privatePicture = (code: string): string => `u_${code}.webp`;

/** The private file of a public picture. */
export const privateCopyOf = (address: string): string => `u_${address.slice('/pictures/'.length)}`;

let served: ReadonlySet<string> | undefined;
/** The addresses of all emoji pictures and drawn pictures. */
const publicPictures = (): ReadonlySet<string> => {
  served ??= new Set([...readdirSync(pictureFolder), ...drawnPictures()].map((file) => `/pictures/${file}`));
  return served;
};

/** The public address of the picture that a private file of the seed shows; undefined for an upload. */
export const publicAddressOf = (file: string): string | undefined => {
  const address = `/pictures/${file.slice(2)}`;
  return publicPictures().has(address) ? address : undefined;
};

/** Whether an address can be served to anyone: an emoji picture, a drawn picture, or a well-formed published upload. */
export const pictureExists = (address: string): boolean =>
  publicPictures().has(address) || /^\/uploads\/p_[A-Za-z0-9_-]+\.(webp|png|jpe?g)$/.test(address);

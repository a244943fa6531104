import { readdirSync } from 'node:fs';
import type { Schema } from '@meridian/sdk';
import { pictureFolder } from '../installation.ts';
import { drawnPictures } from './data/drawn-pictures.ts';

/** The address under which the mock serves a cut-out, for example `/pictures/1f3a7.webp`. */
export const picture = (code: string): string => `/pictures/${code}.webp`;

/** What is drawn of a model in a colour; undefined where nothing is. */
export const drawnPicture = (model: string, colour: string): string | undefined => {
  const name = `${model}.${colour}`;
  return drawnPictures().has(`${name}.webp`) ? picture(name) : undefined;
};

/** What is drawn of the front of a model, in any colour. */
export const anyDrawn = (model: string): string | undefined => {
  const isSide = (file: string) => DRAWN_SIDES.some((side) => file.endsWith(`.${side}.webp`));
  const front = [...drawnPictures()].find((file) => file.startsWith(`${model}.`) && !isSide(file));
  return front && `/pictures/${front}`;
};

/** A picture, and what is drawn from other sides of the same: `….side.webp`, `….back.webp`. */
export const sidesOf = (address: string): string[] => {
  const [, name] = /^\/pictures\/(.+)\.webp$/.exec(address) ?? [];
  const others = DRAWN_SIDES.map((side) => `${name}.${side}.webp`).filter((file) => drawnPictures().has(file));
  return [address, ...others.map((file) => `/pictures/${file}`)];
};

/** From where goods are drawn besides from the front. */
export const DRAWN_SIDES = ['side', 'back'] as const;

/** The goods that the mock has a film of (`mock/data/films/<good>.mp4`), and how many seconds it runs. */
const FILMS = new Map([['103', 6]]);

/** The film of what a product's first picture shows, which is its poster; null where there is none. */
export function filmOf(first: string): Schema<'ProductVideo'> | null {
  const good = first.replace(/^\/pictures\/|\.webp$/g, '');
  const seconds = FILMS.get(good);
  return seconds === undefined ? null : { url: `/films/${good}.mp4`, poster: first, seconds };
}

/**
 * A cut-out as the file of a private picture, for what customers of the seed have uploaded. Private files begin with
 * `u_`, as upload ids do, and are served by signed addresses alone.
 */
export const privatePicture = (code: string): string => `u_${code}.webp`;

/** The same of a cut-out by its public address. */
export const privateCopyOf = (address: string): string => `u_${address.slice('/pictures/'.length)}`;

let served: ReadonlySet<string> | undefined;
/** The addresses of all cut-outs and drawn pictures. */
const publicPictures = (): ReadonlySet<string> => {
  served ??= new Set([...readdirSync(pictureFolder), ...drawnPictures()].map((file) => `/pictures/${file}`));
  return served;
};

/** The public address of the cut-out that a private file of the seed shows; undefined for an upload. */
export const publicAddressOf = (file: string): string | undefined => {
  const address = `/pictures/${file.slice(2)}`;
  return publicPictures().has(address) ? address : undefined;
};

/** Whether an address can be served to everybody: a cut-out, a drawn picture, or a well-formed published upload. */
export const pictureExists = (address: string): boolean =>
  publicPictures().has(address) || /^\/uploads\/p_[A-Za-z0-9_-]+\.(webp|png|jpe?g)$/.test(address);

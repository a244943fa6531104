import type { Schema } from '@meridian/sdk';
import { searchable } from '../../ui/searchable.ts';

type Area = Pick<Schema<'Area'>, 'id' | 'name' | 'has_children'>;

/** The area in an address that a browser has saved: as posts write it, largest part first; parts may be empty. */
export interface SavedArea {
  region: string;
  town: string;
  district: string;
  /** The street, with which the town is written where posts ask for no town, as in Japan. */
  street: string;
}

/**
 * Finds the areas that a saved address means, in the language of their names: the ids down to one without parts; none
 * unless there is just one such area. A region that is written must be known, or be a name of the town, as provinces are:
 * otherwise Springfield in Missouri would be taken for the one in Illinois.
 */
export async function findAreas(
  { region, town, district, street }: SavedArea,
  partsOf: (above: readonly number[]) => Promise<readonly Area[]>,
): Promise<number[]> {
  const below = async (above: readonly Area[], parts: readonly Area[]): Promise<Area[][]> => {
    const chains = parts.map(async (area) => {
      const chain = [...above, area];
      return area.has_children ? below(chain, await partsOf(chain.map(({ id }) => id))) : [chain];
    });
    return (await Promise.all(chains)).flat();
  };
  const regions = await partsOf([]);
  const named = regions.filter(({ name }) => isRegion(region, name));
  const chains = await below([], named.length > 0 ? named : regions);
  for (const written of [district, town, street]) {
    const [found, ...others] = chains.filter((chain) => {
      const name = chain.at(-1)?.name ?? '';
      return (
        isTown(written, name) && (named.length > 0 || region === '' || isShort(region, name) || isTown(region, name))
      );
    });
    if (found !== undefined && others.length === 0) return found.map(({ id }) => id);
  }
  return [];
}

const plain = (name: string) =>
  ` ${searchable(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
/** Scripts that write no blanks between words, or append what an area is: 京都市. */
const isJoined = (name: string) => /[\p{scx=Han}\p{scx=Hang}\p{scx=Kana}\p{sc=Thai}]/u.test(name);

const isRegion = (written: string, name: string) =>
  isPart(written, name) || isPart(name, written) || isShort(written, name);

const isTown = (written: string, name: string) =>
  isJoined(name) ? isPart(name, written) || isPart(written, name) : withoutCity(written) === withoutCity(name);

const withoutCity = (name: string) => plain(name).replace(/(?<=. )city $/, '');

/** Whether one name stands in the other: "Madrid" in "Comunidad de Madrid". */
function isPart(part: string, whole: string): boolean {
  const text = isJoined(part) ? plain(part).trim() : plain(part);
  return text.trim() !== '' && plain(whole).includes(text);
}

/** Whether these are two or three letters of a name, in order from its first: NSW, TX, MI for Milano. */
function isShort(written: string, name: string): boolean {
  const letters = written.trim();
  if (!/^[A-Z]{2,3}$/.test(letters)) return false;
  return new RegExp(`^${[...letters.toLowerCase()].join('.*')}`).test(plain(name).trim());
}

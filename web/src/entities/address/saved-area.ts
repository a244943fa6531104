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

type PartsOf = (country: string, above: readonly number[]) => Promise<readonly Area[]>;

/**
 * Finds the areas that a saved address means, in the language of their names: the ids down to one without parts; none
 * unless there is just one such area. A region that is written must be known, or be a name of the town, as provinces are:
 * otherwise Springfield in Missouri would be taken for the one in Illinois.
 *
 * It is called at each key, because the street counts. Areas are asked for once for each text of the parts above it, even
 * if that fails.
 */
export function createAreaFinder(partsOf: PartsOf) {
  let asked = { text: '', chains: Promise.resolve<Area[][]>([]) };
  return async (country: string, { street, ...saved }: SavedArea): Promise<number[]> => {
    const { region, town, district } = saved;
    if ([region, town, district].every((written) => written === '')) return [];
    const text = JSON.stringify([country, saved]);
    if (asked.text !== text) {
      const chains = chainsFor(region, (above) => partsOf(country, above)).catch(() => []);
      asked = { text, chains };
    }
    const chains = await asked.chains;
    for (const written of [district, town, street]) {
      const [found, ...others] = chains.filter((chain) => {
        const [first, name] = [chain[0]?.name ?? '', chain.at(-1)?.name ?? ''];
        const isInRegion = region === '' || isRegion(region, first) || isShort(region, name) || isTown(region, name);
        return isInRegion && isTown(written, name);
      });
      if (found !== undefined && others.length === 0) return found.map(({ id }) => id);
    }
    return [];
  };
}

/**
 * The areas without parts, each with those above it: of the regions that this text means; if it means none, only parts of
 * the regions, because each area is a call, and a country may have thousands.
 */
async function chainsFor(
  region: string,
  partsOf: (above: readonly number[]) => Promise<readonly Area[]>,
): Promise<Area[][]> {
  const below = async (above: readonly Area[], parts: readonly Area[], levels: number): Promise<Area[][]> => {
    const chains = parts.map(async (area) => {
      const chain = [...above, area];
      if (!area.has_children) return [chain];
      return levels === 0 ? [] : below(chain, await partsOf(chain.map(({ id }) => id)), levels - 1);
    });
    return (await Promise.all(chains)).flat();
  };
  const regions = await partsOf([]);
  const named = regions.filter(({ name }) => isRegion(region, name));
  return named.length > 0 ? below([], named, Number.POSITIVE_INFINITY) : below([], regions, 1);
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

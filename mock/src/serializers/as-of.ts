import { invalidRequest } from '../invalid-request.ts';
import type { Instant } from '../world/types.ts';
import { type Asked, type Page, paginate } from './page.ts';

/** Where an entry stands in a list that grows at its head: by its time, and by its id among those of one time. */
export interface Place {
  readonly at: Instant;
  readonly id: number;
}

interface AsOfCall {
  readonly now: Instant;
  readonly query: Asked & { readonly as_of?: string | undefined };
}

/** The entries a list had at a moment, and the moment as the contract's `as_of`. */
interface AsOf<Found> {
  readonly found: readonly Found[];
  readonly as_of: string;
  readonly moment: Place;
}

const write = ({ at, id }: Place): string => `${at.toString(36)}.${id.toString(36)}`;

/** Throws HttpError 422 for what no first page has answered. */
function read(as_of: string): Place {
  const [at, id] = (/^[0-9a-z]{1,10}\.[0-9a-z]{1,10}$/.test(as_of) ? as_of : '').split('.');
  const place = { at: Number.parseInt(at ?? '', 36), id: Number.parseInt(id ?? '', 36) };
  if (Number.isSafeInteger(place.at) && Number.isSafeInteger(place.id)) return place;
  throw invalidRequest({ field: 'as_of', message: 'as_of must be what the first page of the list answered' });
}

/** The newest place of a list, which is now at the earliest. */
function newest(places: readonly Place[], now: Instant): Place {
  let last: Place = { at: now, id: 0 };
  for (const place of places) if (place.at > last.at || (place.at === last.at && place.id > last.id)) last = place;
  return last;
}

/** A list as it was when its first page was asked for (contract: parameter `as_of`); without one, as it is now. */
export function listAsOf<Found>(
  { now, query }: AsOfCall,
  all: readonly Found[],
  placeOf: (one: Found) => Place,
): AsOf<Found> {
  if (query.as_of === undefined) {
    const moment = newest(all.map(placeOf), now);
    return { found: all, as_of: write(moment), moment };
  }
  const moment = read(query.as_of);
  const wasThere = ({ at, id }: Place) => at < moment.at || (at === moment.at && id <= moment.id);
  return { found: all.filter((one) => wasThere(placeOf(one))), as_of: query.as_of, moment };
}

/** Where a record stands that is listed by when it was made. */
export const byCreation = ({ createdAt, id }: { readonly createdAt: Instant; readonly id: number }): Place => ({
  at: createdAt,
  id,
});

/** One page of a list that grows at its head and is in order already; later pages do not shift. */
export function paginateAsOf<Found, Entry>(
  call: AsOfCall,
  all: readonly Found[],
  serialize: (record: Found) => Entry,
  placeOf: (one: Found) => Place,
): Page<Entry> & { as_of: string } {
  const { found, as_of } = listAsOf(call, all, placeOf);
  return { ...paginate(call.query, found, serialize), as_of };
}

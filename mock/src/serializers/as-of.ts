import { invalidRequest } from '../invalid-request.ts';
import type { Instant } from '../world/types.ts';
import { type Asked, type Page, paginate } from './page.ts';

/** The position of an entry in a list that grows at its head: its time, then its id. */
export interface Place {
  readonly at: Instant;
  readonly id: number;
}

interface AsOfCall {
  readonly now: Instant;
  readonly query: Asked & { readonly as_of?: string | undefined };
}

/** The entries of a list at a moment, and that moment as the contract's `as_of`. */
interface AsOf<Found> {
  readonly found: readonly Found[];
  readonly as_of: string;
  readonly moment: Place;
}

const write = ({ at, id }: Place): string => `${at.toString(36)}.${id.toString(36)}`;

/** Throws HttpError 422 for a value that no first page has returned. */
function read(as_of: string): Place {
  const [at, id] = (/^[0-9a-z]{1,10}\.[0-9a-z]{1,10}$/.test(as_of) ? as_of : '').split('.');
  const place = { at: Number.parseInt(at ?? '', 36), id: Number.parseInt(id ?? '', 36) };
  if (Number.isSafeInteger(place.at) && Number.isSafeInteger(place.id)) return place;
  throw invalidRequest({ field: 'as_of', message: 'as_of must be what the first page of the list answered' });
}

/** The newest position in a list, at least the current time. */
function newest(places: readonly Place[], now: Instant): Place {
  let last: Place = { at: now, id: 0 };
  for (const place of places) if (place.at > last.at || (place.at === last.at && place.id > last.id)) last = place;
  return last;
}

/** A list as of its first page (contract: parameter `as_of`); without `as_of`, the current list. */
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

/** The position of a record in a list ordered by creation. */
export const byCreation = ({ createdAt, id }: { readonly createdAt: Instant; readonly id: number }): Place => ({
  at: createdAt,
  id,
});

/** One page of an ordered list that grows at its head; later pages do not shift. */
export function paginateAsOf<Found, Entry>(
  call: AsOfCall,
  all: readonly Found[],
  serialize: (record: Found) => Entry,
  placeOf: (one: Found) => Place,
): Page<Entry> & { as_of: string } {
  const { found, as_of } = listAsOf(call, all, placeOf);
  return { ...paginate(call.query, found, serialize), as_of };
}

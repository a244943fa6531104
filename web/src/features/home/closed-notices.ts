import * as v from 'valibot';
import { createPersistedList } from '../../storage/persisted-list.ts';

/** The ids of the notices that were closed on this device, last closed first. */
export const closedNotices = createPersistedList('closed-notices', v.pipe(v.number(), v.integer()), {
  keyOf: (id) => id,
  maxLength: 50,
});

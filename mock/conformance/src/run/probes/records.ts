import { inParallel, type RunKit, type Target } from '../kit.ts';
import { singular } from '../known-ids.ts';

/** How many records of a kind are looked at. */
const MOST = 16;

/** Reads other records of the same kind, too: what is wrong shows in some states only. */
export async function probeRecords(kit: RunKit, { operation, input }: Target): Promise<void> {
  const [field, ...more] = Object.keys(input.query ?? {});
  if (operation.invalidates !== undefined || field === undefined || more.length > 0) return;
  const ids = kit.walk.ids.of(singular(field)).filter((id) => id !== input.query?.[field]);
  await inParallel(ids.slice(0, MOST), async (id) => {
    await kit.walk.send(operation.id, { query: { [field]: id } });
  });
}

import { singular } from '../known-ids.ts';
import { inParallel, type RunContext, type Target } from '../run-context.ts';

/** How many records of a kind are read. */
const MOST = 16;

/** Reads other records of the same kind: some mistakes show only in some states. */
export async function probeRecords(context: RunContext, { operation, input }: Target): Promise<void> {
  const [field, ...more] = Object.keys(input.query ?? {});
  if (operation.invalidates !== undefined || field === undefined || more.length > 0) return;
  const ids = context.driver.ids.of(singular(field)).filter((id) => id !== input.query?.[field]);
  await inParallel(ids.slice(0, MOST), async (id) => {
    await context.driver.send(operation.id, { query: { [field]: id } });
  });
}

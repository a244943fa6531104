import { probeForeign } from './probes/foreign.ts';
import { probeHttp } from './probes/http.ts';
import { probeInputs } from './probes/inputs.ts';
import { probeIsolation } from './probes/isolation.ts';
import { probeLanguage } from './probes/language.ts';
import { probePaging } from './probes/paging.ts';
import { probeRecords } from './probes/records.ts';
import { probeRefusals } from './probes/refusals.ts';
import { probeSelections } from './probes/selections.ts';
import { probeToken } from './probes/token.ts';
import { probeUploads } from './probes/uploads.ts';
import { inParallel, type RunContext, type Target } from './run-context.ts';

/** Each looks at one operation that has succeeded with valid input, and asks it for something else. */
const probes = [
  probeToken,
  probeHttp,
  probeInputs,
  probeUploads,
  probeLanguage,
  probePaging,
  probeSelections,
  probeRecords,
  probeForeign,
] as const;

const isRead = ({ operation }: Target) => operation.invalidates === undefined;

/**
 * Sends every operation what it must refuse, and what it must take. Operations that only read are asked several at a
 * time; those that change something one after the other, so that each answer has one cause.
 */
export async function probeTargets(context: RunContext, reached: readonly Target[]): Promise<void> {
  const targets = reached.filter(({ isTarget }) => isTarget);
  let done = 0;
  const probe = async (target: Target) => {
    for (const ask of probes) await ask(context, target);
    // A change was asked for what it must refuse before it was carried out, when its records still allowed it.
    if (isRead(target)) await probeRefusals(context, target);
    done += 1;
    context.progress('Probes', done, targets.length);
  };
  await inParallel(targets.filter(isRead), probe);
  for (const target of targets.filter((one) => !isRead(one))) await probe(target);
  // One after the other: what one of them changes must not be taken for the work of another.
  for (const target of targets.filter(isRead)) await probeIsolation(context, target);
}

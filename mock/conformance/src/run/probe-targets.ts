import { probeAdditions } from './probes/additions.ts';
import { probeForeign } from './probes/foreign.ts';
import { probeHttp } from './probes/http.ts';
import { probeInputs } from './probes/inputs.ts';
import { probeIsolation } from './probes/isolation.ts';
import { probeLanguage } from './probes/language.ts';
import { probeListed } from './probes/listed.ts';
import { probePaging } from './probes/paging.ts';
import { probeRecords } from './probes/records.ts';
import { probeRefusals } from './probes/refusals.ts';
import { probeSameElsewhere } from './probes/same-elsewhere.ts';
import { probeSelections } from './probes/selections.ts';
import { probeToken } from './probes/token.ts';
import { probeUploads } from './probes/uploads.ts';
import { inParallel, type RunContext, type Target } from './run-context.ts';

/** Each probe sends other requests to one operation that has succeeded with valid input. */
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
 * Sends every operation requests that it must refuse, and requests that it must accept. Reads are probed several at a
 * time; changes one after the other, so that each answer has one cause.
 */
export async function probeTargets(context: RunContext, reached: readonly Target[]): Promise<void> {
  const targets = reached.filter(({ isTarget }) => isTarget);
  let done = 0;
  const probe = async (target: Target) => {
    for (const ask of probes) await ask(context, target);
    // Refusals of a change were probed before it was carried out, while its records still allowed it.
    if (isRead(target)) await probeRefusals(context, target);
    done += 1;
    context.progress('Probes', done, targets.length);
  };
  await inParallel(targets.filter(isRead), probe);
  for (const target of targets.filter((one) => !isRead(one))) await probe(target);
  // One after the other: the changes of one probe must not be attributed to another.
  for (const target of targets.filter(isRead)) {
    await probeIsolation(context, target);
    await probeAdditions(context, target);
    await probeSameElsewhere(context, target);
    await probeListed(context, target);
  }
}

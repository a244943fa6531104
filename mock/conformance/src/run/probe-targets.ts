import { groupBy } from '../../../shared/group-by.ts';
import { ignoreUnreached } from './driver.ts';
import { probeForeign } from './probes/access/foreign.ts';
import { probeHttp } from './probes/access/http.ts';
import { probeIsolation } from './probes/access/isolation.ts';
import { probeToken } from './probes/access/token.ts';
import { probeRefusals } from './probes/again/refusals.ts';
import { probeAllowedTexts } from './probes/input/allowed-texts.ts';
import { probeInputs } from './probes/input/inputs.ts';
import { probeLimit } from './probes/input/limit.ts';
import { probeUploads } from './probes/input/uploads.ts';
import { probeAdditions } from './probes/reads/additions.ts';
import { probeLanguage } from './probes/reads/language.ts';
import { probeListed } from './probes/reads/listed.ts';
import { probePaging } from './probes/reads/paging.ts';
import { probeRecords } from './probes/reads/records.ts';
import { probeSameElsewhere } from './probes/reads/same-elsewhere.ts';
import { probeSelections } from './probes/reads/selections.ts';
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
 * Sends every operation requests that it must refuse, and requests that it must accept. Several are probed at a time, for
 * their requests change nothing: the reads, and then the changes, so that no read sees what one wrongly accepts.
 */
export async function probeTargets(context: RunContext, reached: readonly Target[]): Promise<void> {
  const targets = reached.filter(({ isTarget }) => isTarget);
  let done = 0;
  const probe = async (target: Target) => {
    // Of its own, so that the order of the answers chooses no input.
    const own = { ...context, random: context.random.fork(target.operation.id) };
    for (const ask of probes) await ask(own, target);
    // Refusals of a change were probed before it was carried out, while its records still allowed it.
    if (isRead(target)) await probeRefusals(context, target);
    done += 1;
    context.progress('Probes', done, targets.length);
  };
  const reads = targets.filter(isRead);
  await inParallel(context, reads, probe);
  const changes = targets.filter((target) => !isRead(target));
  await inParallel(
    context,
    [
      () => inParallel(context, changes, probe),
      // What these add they take away again, one after the other where they change the same read.
      () =>
        inParallel(
          context,
          [...groupBy(changes, ({ operation }) => operation.invalidates?.[0]).values()],
          async (same) => {
            for (const target of same) {
              await probeAllowedTexts(context, target).catch(ignoreUnreached);
              await probeLimit(context, target).catch(ignoreUnreached);
            }
          },
        ),
    ],
    (act) => act(),
  );
  await inParallel(context, reads, async (target) => {
    await probeSameElsewhere(context, target);
    await probeListed(context, target);
  });
  // One after the other: the changes of one probe must not be attributed to another.
  await probeIsolation(context, reads);
  for (const target of reads) await probeAdditions(context, target);
}

import type { Agreement } from './agreement.ts';
import type { Entry } from './entry.ts';
import type { Point } from './point.ts';

/** How a point or an entry stands: not answered, agreed as proposed, or answered otherwise than the contract has it. */
export type Standing =
  | { state: 'open' }
  | { state: 'agreed'; on: string }
  | { state: 'differs'; on: string; how: string };

/** How a point stands for one of its entries, or, without one, altogether. */
export function standingOf({ answers, closed }: Agreement, point: Point, entry?: Entry): Standing {
  const given = answers.get(point.id);
  if (given === undefined) return closed === undefined ? { state: 'open' } : { state: 'agreed', on: closed };
  const answer = (entry && given.except[entry.where]) ?? given.answer;
  return answer === 'yes' ? { state: 'agreed', on: given.on } : { state: 'differs', on: given.on, how: answer };
}

/**
 * Writes into the `x-provenance` of each entry what was agreed: all that its points say must be agreed for it to be, and
 * one that differs is enough for it to differ.
 */
export function applyAgreement(agreement: Agreement, points: readonly Point[], entries: readonly Entry[]): void {
  for (const entry of entries) {
    const provenance = provenanceOf(agreement, points, entry);
    if (provenance !== undefined) {
      entry.item['x-provenance'] = entry.item['x-provenance']?.replace(/proposed$/, () => provenance) ?? provenance;
    }
  }
}

function provenanceOf(agreement: Agreement, points: readonly Point[], entry: Entry): string | undefined {
  const asked = points.filter(({ covers }) => covers(entry));
  const standings = asked.map((point) => ({ point, standing: standingOf(agreement, point, entry) }));
  const differing = standings.flatMap(({ point: { title }, standing }) =>
    standing.state === 'differs' ? [{ title, ...standing }] : [],
  );
  if (differing.length > 0) {
    return `differs ${latest(differing)}: ${differing.map(({ title, how }) => `${title}: ${how}`).join('; ')}`;
  }
  const agreed = standings.flatMap(({ standing }) => (standing.state === 'agreed' ? [standing] : []));
  return agreed.length > 0 && agreed.length === standings.length ? `agreed ${latest(agreed)}` : undefined;
}

const latest = (days: readonly { on: string }[]): string =>
  days
    .map(({ on }) => on)
    .sort()
    .at(-1) ?? '';

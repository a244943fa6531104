import type { Agreement } from './agreement.ts';
import type { Entry } from './entry.ts';
import type { Point } from './point.ts';

/** The state of a point or an entry: unanswered, agreed as proposed, or answered differently from the contract. */
export type Standing =
  | { state: 'open' }
  | { state: 'agreed'; on: string }
  | { state: 'differs'; on: string; how: string };

/** The state of a point for one of its entries, or as a whole. */
export function standingOf({ answers, closed }: Agreement, point: Point, entry?: Entry): Standing {
  const given = answers.get(point.id);
  if (given === undefined) return closed === undefined ? { state: 'open' } : { state: 'agreed', on: closed };
  const answer = (entry && given.except[entry.where]) ?? given.answer;
  return answer === 'yes' ? { state: 'agreed', on: given.on } : { state: 'differs', on: given.on, how: answer };
}

/**
 * Writes into the `x-provenance` of each entry what was agreed. An entry is agreed if all its points are; it differs if
 * one of them does.
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

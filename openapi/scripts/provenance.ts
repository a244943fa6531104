/**
 * The form of x-provenance in the sources. The requirements state a concept far more often than its name and type ("its
 * shape"), so the two are told apart. In the bundle, what agreement.yaml says takes the place of `proposed`:
 * `agreed 2026-12-01`, or `differs 2026-12-01: <how it is>` until the contract follows.
 */
export const PROVENANCE = /^(proposed|stated [1-9](; shape proposed)?)$/;

/** What x-provenance may be, for messages. */
export const PROVENANCE_FORMS = '"proposed", "stated <section from 1 to 9>" or "stated <section>; shape proposed"';

/** Whether the item, or at least its name and type, is ours and must be confirmed by the back-end team. */
export function isProposed(item: { 'x-provenance'?: string }): boolean {
  return item['x-provenance']?.endsWith('proposed') === true;
}

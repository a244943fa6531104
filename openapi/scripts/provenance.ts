/**
 * The form of x-provenance in the sources. The requirements often state a concept without its name and type ("its
 * shape"), so the two are distinguished. In the bundle, agreement.yaml replaces `proposed`: `agreed 2026-12-01`, or
 * `differs 2026-12-01: <how it is>` until the contract follows.
 */
export const PROVENANCE = /^(proposed|stated [1-9](; shape proposed)?)$/;

/** The allowed forms of x-provenance, for messages. */
export const PROVENANCE_FORMS = '"proposed", "stated <section from 1 to 9>" or "stated <section>; shape proposed"';

/** Whether the item, or at least its name and type, is our proposal, which the back-end team must confirm. */
export function isProposed(item: { 'x-provenance'?: string }): boolean {
  return item['x-provenance']?.endsWith('proposed') === true;
}

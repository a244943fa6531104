/**
 * The form of x-provenance. The requirements state a concept far more often than its name and type ("its shape"), so
 * the two are told apart; what the back-end team has confirmed is `agreed` since a date.
 */
export const PROVENANCE =
  /^(proposed|agreed \d{4}-\d\d-\d\d|stated [1-9](; shape (proposed|agreed \d{4}-\d\d-\d\d))?)$/;

/** What x-provenance may be, for messages. */
export const PROVENANCE_FORMS =
  '"proposed", "stated <section from 1 to 9>", "stated <section>; shape proposed" or, in place of either "proposed", "agreed <date>"';

/** Whether the item, or at least its name and type, is ours and must be confirmed by the back-end team. */
export function isProposed(item: { 'x-provenance'?: string }): boolean {
  return item['x-provenance']?.endsWith('proposed') === true;
}

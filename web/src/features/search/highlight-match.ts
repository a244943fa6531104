/** Splits a suggestion into the text before, in and after the typed text. Without a match, the second is empty. */
export function highlightMatch(text: string, typed: string): [before: string, match: string, after: string] {
  const at = typed === '' ? -1 : text.toLowerCase().indexOf(typed.toLowerCase());
  // In some scripts the lower-case text has a different length, so the positions would not fit.
  if (at === -1 || text.toLowerCase().length !== text.length) return [text, '', ''];
  return [text.slice(0, at), text.slice(at, at + typed.length), text.slice(at + typed.length)];
}

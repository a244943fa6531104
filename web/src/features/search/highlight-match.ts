/** Splits a suggestion into the text before, at and after what was typed; the match is empty where there is none. */
export function highlightMatch(text: string, typed: string): [before: string, match: string, after: string] {
  const at = typed === '' ? -1 : text.toLowerCase().indexOf(typed.toLowerCase());
  // In some scripts lower case has another length than the text; then the positions do not fit.
  if (at === -1 || text.toLowerCase().length !== text.length) return [text, '', ''];
  return [text.slice(0, at), text.slice(at, at + typed.length), text.slice(at + typed.length)];
}

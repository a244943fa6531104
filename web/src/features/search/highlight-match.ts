/** A suggestion in three parts, of which the middle is what was typed; the middle is empty where it is not found. */
export function highlightMatch(text: string, typed: string): [before: string, match: string, after: string] {
  const at = typed === '' ? -1 : text.toLowerCase().indexOf(typed.toLowerCase());
  // Lower case may be longer than the text itself in some scripts; then the places do not fit.
  if (at === -1 || text.toLowerCase().length !== text.length) return [text, '', ''];
  return [text.slice(0, at), text.slice(at, at + typed.length), text.slice(at + typed.length)];
}

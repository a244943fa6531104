// FNV-1a over 32 bits. Not cryptographic, and need not be: the id only tells one session's answers from the next one's
// in this browser.
const hash = (text: string, basis: number): string => {
  let bits = basis;
  for (let index = 0; index < text.length; index += 1) bits = Math.imul(bits ^ text.charCodeAt(index), 16777619);
  return (bits >>> 0).toString(36);
};

/** The id of a visitor's session. */
export const VISITOR = 'visitor';

/** A short id that changes with the token and says nothing of it; the same token has the same id after a reload. */
export const sessionId = (token: string | undefined): string =>
  token ? `${hash(token, 0x811c9dc5)}.${hash(token, 0x9e3779b9)}` : VISITOR;

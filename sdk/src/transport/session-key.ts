// FNV-1a over 32 bits. It need not be cryptographic: the key only separates the cached answers of one session from the
// next in this browser.
const hash = (text: string, basis: number): string => {
  let bits = basis;
  for (const character of text) bits = Math.imul(bits ^ character.charCodeAt(0), 16777619);
  return (bits >>> 0).toString(36);
};

/** The key of every visitor. */
export const VISITOR = 'visitor';

/** A short key that changes with the token and does not reveal it; the same token has the same key after a reload. */
export const sessionKey = (token: string | undefined): string =>
  token ? `${hash(token, 0x811c9dc5)}.${hash(token, 0x9e3779b9)}` : VISITOR;

/**
 * Sets the header `token` (R7.03), unless there is no token or the call wants none (R5.13). Throws a TypeError for an
 * invalid one.
 */
export const setToken = (headers: Headers, token: string | undefined): void => {
  if (!token) return;
  try {
    headers.set('token', token);
  } catch {
    throw new TypeError('No header carries this token'); // the engine's own message would quote the token
  }
};

/** Sets the language of the answer's texts, a BCP 47 tag, unless the call has set the header itself. */
export const setLanguage = (headers: Headers, language: string | undefined): void => {
  if (language && !headers.has('Accept-Language')) headers.set('Accept-Language', language);
};

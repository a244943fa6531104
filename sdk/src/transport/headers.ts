/** Sends the token in the header `token` (R7.03), unless the call asks for none (R5.13) or there is none. Throws a TypeError. */
export const setToken = (headers: Headers, token: string | undefined): void => {
  if (!token) return;
  try {
    headers.set('token', token);
  } catch {
    throw new TypeError('No header carries this token'); // the engine's own words would quote the token
  }
};

/** Says which language the answer's texts are wanted in, as a BCP 47 tag. A header given by the call itself stays. */
export const setLanguage = (headers: Headers, language: string | undefined): void => {
  if (language && !headers.has('Accept-Language')) headers.set('Accept-Language', language);
};

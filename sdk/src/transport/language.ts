/** Says which language the answer's texts are wanted in, as a BCP 47 tag. A header given by the call itself stays. */
export const setLanguage = (headers: Headers, language: string | undefined): void => {
  if (language && !headers.has('Accept-Language')) headers.set('Accept-Language', language);
};

/** Sends the token in the header `token` (specification 7), unless the call asks for none or there is none. */
export const setToken = (headers: Headers, token: string | undefined): void => {
  if (token) headers.set('token', token);
};

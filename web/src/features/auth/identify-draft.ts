import * as v from 'valibot';

/** The name of the draft that holds the account whose password is reset. */
export const IDENTIFY_DRAFT = 'reset-password';

/** The name of the draft that carries the account to the login once its password is reset. */
export const LOGIN_DRAFT = 'login';

/** The part of the form that is kept until the password is set. */
export const IdentifyDraft = v.object({ account: v.string() });

import * as v from 'valibot';

/** The draft of the account whose password is reset. */
export const IDENTIFY_DRAFT = 'reset-password';

/** What is kept of it until the password is set. */
export const IdentifyDraft = v.object({ account: v.string() });

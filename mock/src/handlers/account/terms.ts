import { TERMS_VERSION } from '../../world/texts/law.ts';
import type { Handler } from '../handler.ts';

export const acceptTerms: Handler<'acceptTerms'> = ({ customer, now, body, refuse }) => {
  if (body.version !== TERMS_VERSION) throw refuse('terms_outdated', { version: TERMS_VERSION });
  if (customer.terms?.version !== TERMS_VERSION) customer.terms = { version: TERMS_VERSION, acceptedAt: now };
  return { version: TERMS_VERSION };
};

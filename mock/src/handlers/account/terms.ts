import { toTime } from '../../serializers/time.ts';
import { TERMS_VERSION } from '../../world/texts/law.ts';
import type { Handler } from '../handler.ts';

export const acceptTerms: Handler<'acceptTerms'> = ({ customer, now, body, refuse }) => {
  if (body.version !== TERMS_VERSION) throw refuse('terms_outdated', { version: TERMS_VERSION });
  const known = customer.terms?.version === TERMS_VERSION ? customer.terms : null;
  const accepted = known ?? { version: TERMS_VERSION, acceptedAt: now };
  customer.terms = accepted;
  return { version: accepted.version, accepted_at: toTime(accepted.acceptedAt) };
};

import { configQuery, userInfoQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { lazyOverlay } from '../feedback/lazy-overlay.tsx';
import { useSignedIn } from '../session/session.ts';

const TermsSheet = lazyOverlay<{ onClose: () => void }>(() =>
  import('../entities/legal/terms-sheet.tsx').then((m) => m.TermsSheet),
);

/**
 * Asks for consent from a customer who has accepted another version of the terms than the current one (contract,
 * acceptTerms). Both versions are read once the account is loaded. A current version that is not a date is ignored: no
 * consent would ever match it, and the sheet would never close.
 */
export function TermsGate() {
  const isSignedIn = useSignedIn();
  // The session lifecycle fetches it; another request here would change how its failure is handled.
  const { data: user } = useQuery({ ...userInfoQuery(), enabled: false });
  const { data: config } = useQuery({ ...configQuery(), enabled: isSignedIn && user !== undefined });
  if (!isSignedIn || user === undefined || config === undefined) return null;
  const inForce = config.terms_version;
  return isDate(inForce) && user.terms_version !== inForce && <TermsSheet onClose={() => undefined} />;
}

const isDate = (version: string) => /^\d{4}-\d\d-\d\d$/.test(version);

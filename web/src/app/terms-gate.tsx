import { configQuery, userInfoQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { lazyOverlay } from '../feedback/lazy-overlay.tsx';
import { useSignedIn } from '../session/session.ts';

const TermsSheet = lazyOverlay<{ onClose: () => void }>(() =>
  import('../entities/legal/terms-sheet.tsx').then((m) => m.TermsSheet),
);

/**
 * Asks a customer for consent who has accepted another version of the terms than the one in force (contract,
 * acceptTerms). Both are read when the account has been loaded anyway. A version in force that is no date is left out:
 * no consent would ever fit it, and the sheet would stay for good.
 */
export function TermsGate() {
  const isSignedIn = useSignedIn();
  // The session lifecycle fetches it; asking here too would change what happens when that fails.
  const { data: user } = useQuery({ ...userInfoQuery(), enabled: false });
  const { data: config } = useQuery({ ...configQuery(), enabled: isSignedIn && user !== undefined });
  if (!isSignedIn || user === undefined || config === undefined) return null;
  const inForce = config.terms_version;
  return isDate(inForce) && user.terms_version !== inForce && <TermsSheet onClose={() => undefined} />;
}

const isDate = (version: string) => /^\d{4}-\d\d-\d\d$/.test(version);

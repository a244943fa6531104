import { configQuery, userInfoQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { lazyOverlay } from '../feedback/lazy-overlay.tsx';
import { useSignedIn } from '../session/session.ts';

const TermsSheet = lazyOverlay<{ onClose: () => void }>(() =>
  import('../entities/legal/terms-sheet.tsx').then((m) => m.TermsSheet),
);

/**
 * Asks a customer for consent who has accepted another version of the terms than the one in force (contract,
 * acceptTerms). Both are read when the account has been loaded anyway.
 */
export function TermsGate() {
  const isSignedIn = useSignedIn();
  // The session lifecycle fetches it; asking here too would change what happens when that fails.
  const { data: user } = useQuery({ ...userInfoQuery(), enabled: false });
  const { data: config } = useQuery({ ...configQuery(), enabled: isSignedIn && user !== undefined });
  if (!isSignedIn || user === undefined || config === undefined) return null;
  return user.terms_version !== config.terms_version && <TermsSheet onClose={() => undefined} />;
}

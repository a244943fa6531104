import { configQuery, userInfoQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useOnReconnect } from '../behaviour/use-on-reconnect.ts';
import { lazyOverlay } from '../feedback/lazy.tsx';
import { useSignedIn } from '../session/session.ts';

// The sheet has no close button: it closes only if its chunk cannot be loaded.
const TermsSheet = lazyOverlay<{ onClose: () => void }>(() =>
  import('../entities/legal/terms-sheet.tsx').then((m) => m.TermsSheet),
);

/**
 * Asks for consent from a customer who has accepted another version of the terms than the current one (contract,
 * acceptTerms). Both versions are read once the account is loaded. A current version that is not a date is ignored: no
 * consent would ever match it, and the sheet would never close. If the sheet cannot be loaded, it is asked for again on
 * the next screen, or when the device is online again.
 */
export function TermsGate() {
  const isSignedIn = useSignedIn();
  // The session lifecycle fetches it; another request here would change how its failure is handled.
  const { data: user } = useQuery({ ...userInfoQuery(), enabled: false });
  const { data: config } = useQuery({ ...configQuery(), enabled: isSignedIn && user !== undefined });
  const screen = useRouterState({ select: ({ location }) => location.pathname });
  const [failedOn, setFailedOn] = useState<string>();
  useOnReconnect(() => setFailedOn(undefined));
  if (!isSignedIn || user === undefined || config === undefined) return null;
  const inForce = config.terms_version;
  const isOutdated = isDate(inForce) && user.terms_version !== inForce;
  return isOutdated && screen !== failedOn && <TermsSheet onClose={() => setFailedOn(screen)} />;
}

const isDate = (version: string) => /^\d{4}-\d\d-\d\d$/.test(version);

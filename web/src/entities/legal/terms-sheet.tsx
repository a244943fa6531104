import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError } from '@meridian/sdk';
import { acceptTerms, configQuery, lawQuery, userInfoQuery } from '@meridian/sdk/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ErrorState } from '../../feedback/error-state.tsx';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { useSessionLifecycle } from '../../session/session-lifecycle.ts';
import { ErrorBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { LawText } from './law-text.tsx';
import { TextSkeleton } from './text-skeleton.tsx';

/** Asks for consent to a new version of the terms of use. The customer accepts them or logs out. */
export function TermsSheet() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { signOut } = useSessionLifecycle();
  const [isSigningOut, setSigningOut] = useState(false);
  const law = useQuery(lawQuery());
  const accept = useMutation({ ...acceptTerms(), meta: errorShownInPlace });
  const terms = law.data?.list.find(({ key }) => key === 'terms');

  const onAccept = (version: string) =>
    accept.mutate(
      { version },
      {
        onSuccess: (accepted) =>
          queries.setQueryData(
            userInfoQuery().queryKey,
            (user) => user && { ...user, terms_version: accepted.version },
          ),
        // A newer version came while this one was read; show that one instead.
        onError: (error) => {
          if (!isApiError(error) || error.reason !== 'terms_outdated') return;
          void law.refetch();
          void queries.invalidateQueries({ queryKey: configQuery().queryKey });
        },
      },
    );
  const leave = async () => {
    setSigningOut(true);
    await signOut();
  };
  // Not on the first button, which would be "Log out" while the text loads.
  const intro = useRef<HTMLParagraphElement>(null);
  useEffect(() => intro.current?.focus(), []);
  return (
    <Sheet title={t`The terms have changed`} onClose={undefined}>
      <p ref={intro} tabIndex={-1} className="pb-3 text-14 text-ink-2">
        <Trans>Read and accept the new version to continue, or sign out.</Trans>
      </p>
      {terms !== undefined ? (
        <LawText document={terms} />
      ) : law.error === null ? (
        <TextSkeleton />
      ) : (
        <ErrorState error={law.error} onRetry={() => void law.refetch()} />
      )}
      <div className="sticky -bottom-[calc(16px+var(--safe-bottom))] -mx-4 -mb-[calc(16px+var(--safe-bottom))] mt-4 grid gap-1 border-t border-line bg-card px-4 pt-3 pb-[calc(12px+var(--safe-bottom))]">
        {accept.error !== null && (
          <div className="pb-2">
            <ErrorBox error={accept.error} onReconnect={accept.reset} />
          </div>
        )}
        {terms !== undefined && (
          <Button wide busy={accept.isPending} onClick={() => onAccept(terms.version_date)}>
            <Trans>Accept new terms</Trans>
          </Button>
        )}
        <Button variant="plain" wide busy={isSigningOut} onClick={() => void leave()}>
          <Trans>Sign out</Trans>
        </Button>
      </div>
    </Sheet>
  );
}

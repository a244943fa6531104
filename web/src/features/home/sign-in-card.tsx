import { Trans } from '@lingui/react/macro';
import { LinkButton } from '../../navigation/link-button.tsx';

/** Invites a visitor to sign in. */
export function SignInCard() {
  return (
    <section className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-card bg-card px-4 py-2">
      <p className="min-w-0 flex-1 basis-[9rem] text-balance text-14 text-ink-2">
        <Trans>Sign in to see your bag, orders and balance.</Trans>
      </p>
      <LinkButton to="/login" size="small" variant="quiet">
        <Trans>Sign in</Trans>
      </LinkButton>
    </section>
  );
}

import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button.tsx';

/** What an account brings, said once and quietly: everything around it works without one. */
export function VisitorCard() {
  return (
    <section className="flex min-h-17 flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-card bg-card px-4 py-3">
      <p className="min-w-0 flex-1 basis-[9rem] text-balance text-14 text-ink-2">
        <Trans>Sign in for your bag, orders and balance.</Trans>
      </p>
      <Link to="/login" className={buttonClass({ size: 'small', kind: 'quiet' })}>
        <Trans>Sign in</Trans>
      </Link>
    </section>
  );
}

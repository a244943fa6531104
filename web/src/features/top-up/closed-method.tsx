import { Trans } from '@lingui/react/macro';
import { topUpPath } from '../../entities/wallet/recharge-methods.ts';
import { InternalLinkButton } from '../../navigation/link-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Wanted } from './top-up-search.ts';

/** Replaces the form of a method that is closed. */
export function ClosedMethod({ wanted }: { wanted: Wanted }) {
  return (
    <EmptyState
      icon="wallet"
      title={<Trans>You cannot top up this way right now.</Trans>}
      detail={<Trans>Do not send anything now: it would not be credited.</Trans>}
      action={
        <InternalLinkButton path={topUpPath(undefined, wanted)} size="medium">
          <Trans>See other methods</Trans>
        </InternalLinkButton>
      }
    />
  );
}

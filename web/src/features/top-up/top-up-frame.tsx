import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { HelpButton } from '../../entities/legal/help-button.tsx';
import { PageErrorBoundary } from '../../feedback/page-error-boundary.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';
import { LinkIconButton } from '../../navigation/link-icon-button.tsx';
import { NotFoundState } from '../../navigation/not-found-state.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';

interface TopUpFrameProps {
  title?: ReactNode;
  /** The path that back leads to without a history. */
  parent?: string;
  /** The refusal for a URL that names no record. */
  missing?: 'recharge_not_found' | 'card_payment_not_found';
  skeleton: ReactNode;
  children: ReactNode;
}

/** The frame of the top-up screens: the bar with links to help and records, the skeleton, and error states. */
export function TopUpFrame({
  title,
  parent = '/topUp',
  missing = 'recharge_not_found',
  skeleton,
  children,
}: TopUpFrameProps) {
  const { t } = useLingui();
  const bar = (
    <ScreenBar
      title={title}
      parent={parent}
      actions={
        <>
          <HelpButton topic="topping-up" />
          <LinkIconButton to="/topUpRecord" icon="clock" label={t`Top-up history`} />
        </>
      }
    />
  );
  return (
    <PageErrorBoundary bar={bar} notFound={{ reason: missing, screen: <NoTopUp /> }} skeleton={skeleton}>
      {children}
    </PageErrorBoundary>
  );
}

function NoTopUp() {
  return (
    <NotFoundState parent="/topUp" icon="wallet" message={<Trans>We could not find this top-up.</Trans>}>
      <LinkButton to="/topUpRecord" size="medium">
        <Trans>See all top-ups</Trans>
      </LinkButton>
    </NotFoundState>
  );
}

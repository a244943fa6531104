import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { HelpButton } from '../../entities/legal/help-button.tsx';
import { PageErrorBoundary } from '../../feedback/page-error-boundary.tsx';
import { NotFoundState } from '../../navigation/not-found-state.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { iconButtonClass } from '../../ui/icon/icon-button.tsx';

interface TopUpFrameProps {
  title?: ReactNode;
  /** Where back leads when there is no history. */
  parent?: string;
  /** The refusal that says that the address leads to nothing. */
  missing?: 'recharge_not_found' | 'card_payment_not_found';
  /** While the content is loading. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** A screen of topping up: its bar with the help and the way to the records, its skeleton, and what failed. */
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
          <Link
            to="/topUpRecord"
            aria-label={t`Top-up history`}
            title={t`Top-up history`}
            className={iconButtonClass()}
          >
            <Icon name="clock" />
          </Link>
        </>
      }
    />
  );
  return (
    <PageErrorBoundary bar={bar} notFound={{ reason: missing, screen: <NoTopUp /> }}>
      {bar}
      <Suspense fallback={skeleton}>{children}</Suspense>
    </PageErrorBoundary>
  );
}

function NoTopUp() {
  return (
    <NotFoundState parent="/topUp" icon="wallet" message={<Trans>We could not find this top-up.</Trans>}>
      <Link to="/topUpRecord" className={buttonClass({ size: 'medium' })}>
        <Trans>See all top-ups</Trans>
      </Link>
    </NotFoundState>
  );
}

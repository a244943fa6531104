import { Trans, useLingui } from '@lingui/react/macro';
import { orderList, refundList } from '@meridian/sdk/react';
import { orderTabName } from '@meridian/sdk/rules';
import { useId } from 'react';
import { HelpButton } from '../../entities/legal/help-button.tsx';
import { RefundCard, RefundCardSkeleton } from '../../entities/refund/refund-card.tsx';
import { orderWords } from '../../entities/state/state-words.ts';
import { NoMatch } from '../../feedback/no-match.tsx';
import { InfiniteList } from '../../list/infinite-list.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SegmentedControl } from '../../ui/input/segmented-control.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { type RefundableStage, type RefundTab, refundableStages } from './refund-search.ts';
import { RefundableOrder } from './refundable-order.tsx';

export interface RefundStartPageProps {
  tab: RefundTab;
  stage: RefundableStage;
  /** Whether the URL names an order that the customer does not have. */
  isLinkBroken: boolean;
  onTab: (tab: RefundTab) => void;
  onStage: (stage: RefundableStage) => void;
}

/** The start of after-sale without an order: the cases so far, and the orders that a refund can be requested for. */
export function RefundStartPage({ tab, stage, isLinkBroken, onTab, onStage }: RefundStartPageProps) {
  const { t } = useLingui();
  const panel = useId();
  return (
    <>
      <ScreenBar
        title={<Trans context="screen">After-sale</Trans>}
        parent="/order"
        actions={<HelpButton topic="refunds" />}
      />
      <Tabs
        label={t({ context: 'screen', message: 'After-sale' })}
        tabs={[
          { value: 'apply', text: <Trans>Request a refund</Trans> },
          { value: 'cases', text: <Trans>Your cases</Trans> },
        ]}
        selected={tab}
        onSelect={onTab}
        panel={panel}
      />
      <TabPanel id={panel} selected={tab} className="flex grow flex-col gap-3 px-4 pt-3 pb-4">
        {tab === 'cases' ? (
          <Cases onApply={() => onTab('apply')} />
        ) : (
          <RefundableOrders stage={stage} isLinkBroken={isLinkBroken} onStage={onStage} />
        )}
      </TabPanel>
    </>
  );
}

function Cases({ onApply }: { onApply: () => void }) {
  const { t } = useLingui();
  return (
    <InfiniteList
      list={refundList.pages({})}
      label={t`Your cases`}
      layout="rows"
      row={(refund) => <RefundCard refund={refund} />}
      skeleton={<RefundCardSkeleton />}
      empty={
        <NoMatch
          scene="parcel"
          title={<Trans>You have not requested a refund yet.</Trans>}
          label={<Trans>Choose an order</Trans>}
          onPress={onApply}
        />
      }
    />
  );
}

type RefundableOrdersProps = Pick<RefundStartPageProps, 'stage' | 'isLinkBroken' | 'onStage'>;

function RefundableOrders({ stage, isLinkBroken, onStage }: RefundableOrdersProps) {
  const { t, i18n } = useLingui();
  return (
    <InfiniteList
      list={orderList.pages({ status: stage })}
      label={t`Orders`}
      layout="rows"
      row={(order) => <RefundableOrder order={order} />}
      skeleton={<RefundCardSkeleton />}
      empty={
        <EmptyState
          scene="parcel"
          title={<Trans>We could not find this order.</Trans>}
          action={
            <LinkButton to="/order" size="medium" variant="quiet">
              <Trans>View my orders</Trans>
            </LinkButton>
          }
        />
      }
    >
      <div className="flex flex-col gap-3 pb-3">
        <p role={isLinkBroken ? 'alert' : undefined} className="text-14 text-ink-2">
          {isLinkBroken ? (
            <Trans>This link does not match an order of yours. Choose the right one.</Trans>
          ) : (
            <Trans>Which order would you like refunded?</Trans>
          )}
        </p>
        <SegmentedControl
          label={t`Show`}
          options={refundableStages.map((value) => ({ value, text: i18n._(orderWords[orderTabName(value)]) }))}
          selected={stage}
          onSelect={onStage}
        />
      </div>
    </InfiniteList>
  );
}

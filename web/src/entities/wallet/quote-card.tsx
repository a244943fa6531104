import { Trans, useLingui } from '@lingui/react/macro';
import type { MoneyQuote } from '@meridian/sdk/react';
import type { ReactNode } from 'react';
import { isOfflineError } from '../../feedback/offline-note.ts';
import { errorMessage } from '../../i18n/error-messages.ts';
import { useFormats } from '../../i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { MoneyRows } from '../../ui/money-rows.tsx';
import { SeparatedList } from '../../ui/separated-list.tsx';
import { SkeletonBlocks } from '../../ui/skeleton-blocks.tsx';
import type { QuoteState } from './use-quote.ts';

interface QuoteCardProps {
  quote: QuoteState<MoneyQuote>;
  /** The label of the sum with the fee: "You pay". */
  paid: ReactNode;
}

/**
 * The server's quote: amount, fee and arrival, how the fee is computed, and until when the quote is valid. Nothing while
 * no amount is typed.
 */
export function QuoteCard({ quote: { shown, isLoading, error, retry }, paid }: QuoteCardProps) {
  const { i18n } = useLingui();
  const { title, system } = errorMessage(error, i18n);
  // Offline, it waits: the banner says so, and it is fetched once the connection returns.
  const isWaiting = isOfflineError(error);
  return (
    // As tall as a quote, so that nothing below moves when it loads.
    <div
      role="status"
      aria-busy={isLoading || isWaiting}
      className="grid min-h-46 rounded-card bg-card p-4 empty:sr-only"
    >
      {error !== undefined && !isWaiting ? (
        <div className="flex flex-col items-start justify-center gap-3 text-14">
          <p className="flex items-start gap-2 text-danger">
            <Icon name="alert" size={18} className="mt-px" />
            <span>
              {title}
              {system !== undefined && <span className="block text-12">{system}</span>}
            </span>
          </p>
          {error.kind !== 'business' && (
            <Button size="medium" variant="quiet" onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          )}
        </div>
      ) : shown !== undefined ? (
        <Figures quote={shown} paid={paid} isStale={isLoading} />
      ) : (
        (isLoading || isWaiting) && <FiguresSkeleton />
      )}
    </div>
  );
}

interface FiguresProps extends Pick<QuoteCardProps, 'paid'> {
  quote: MoneyQuote;
  isStale: boolean;
}

function Figures({ quote: { amount, fee, arrival, rule, onchain, valid_until }, paid, isStale }: FiguresProps) {
  const { money, time } = useFormats();
  const { coin = '', rate = '' } = onchain ?? {};
  return (
    <div className={classNames('flex flex-col gap-3 transition-opacity', isStale && 'opacity-50')}>
      <MoneyRows
        rows={[
          { key: 'amount', label: paid, amount },
          { key: 'fee', label: <Trans>Fee</Trans>, amount: fee, sign: '-', note: <bdi>{rule}</bdi> },
          { key: 'arrival', label: <Trans>You receive</Trans>, amount: arrival, isTotal: true },
        ]}
      />
      <p className="text-12 text-ink-2">
        <SeparatedList
          items={[
            onchain !== null && (
              <Trans key="rate">
                1 {coin} = {money(rate)}
              </Trans>
            ),
            <Trans key="until">Valid until {time(valid_until)}</Trans>,
          ]}
        />
      </p>
    </div>
  );
}

function FiguresSkeleton() {
  return <SkeletonBlocks className="flex flex-col gap-3" sizes={['h-5', 'h-9', 'mt-2 h-6', 'h-4 w-40']} />;
}

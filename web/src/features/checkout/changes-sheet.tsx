import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DataOf, Schema } from '@meridian/sdk';
import { quoteChanges } from '@meridian/sdk/rules';
import { useFormats } from '../../i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { MoneyRows } from '../../ui/money-rows.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { ChangeList } from './change-list.tsx';
import { WayBack } from './unavailable-states.tsx';

interface ChangesSheetProps {
  seen: DataOf<'quoteOrder'>;
  now: DataOf<'quoteOrder'>;
  source: Schema<'OrderSource'>;
  onAccept: () => void;
  onClose: () => void;
}

/** What differs between the quote that the customer saw and the current one. Ordering waits until it is accepted. */
export function ChangesSheet({ seen, now, source, onAccept, onClose }: ChangesSheetProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const changes = quoteChanges(seen, now);
  const total = money(now.total_amount);
  return (
    <Sheet
      title={
        changes.length === 0
          ? t`The total has changed`
          : plural(changes.length, { one: '# change to your order', other: '# changes to your order' })
      }
      onClose={onClose}
    >
      <div className="flex flex-col gap-4 pt-1">
        <ChangeList changes={changes} />
        <MoneyRows
          rows={[
            { key: 'before', label: t`Previous total`, amount: seen.total_amount, tone: 'quiet' },
            { key: 'now', label: t`New total`, amount: now.total_amount, isTotal: true },
          ]}
        />
        <p className="text-14 text-ink-2">
          <Trans>You have not ordered anything yet.</Trans>
        </p>
        <Button wide onClick={onAccept}>
          <Trans>Accept and order for {total}</Trans>
        </Button>
        <div className="flex justify-center">
          <WayBack source={source} isQuiet />
        </div>
      </div>
    </Sheet>
  );
}

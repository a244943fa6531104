import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { refundWords } from '../../entities/state/state-words.ts';
import { useFormats } from '../../i18n/formats.ts';
import { InternalLink } from '../../navigation/internal-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';

/** All refund cases of an order. An item itself names only its latest case. */
export function RefundCases({ refunds }: { refunds: readonly Schema<'RefundRef'>[] }) {
  const { i18n } = useLingui();
  const { money } = useFormats();
  return (
    <ul className="flex flex-col border-line border-t pt-1 text-14">
      {refunds.map(({ id, sn, status, amount }) => (
        <li key={id}>
          <InternalLink path={`/refund?case=${id}`} className="flex min-h-11 items-center gap-3">
            <Icon name="refund" size={18} className="text-ink-2" />
            <span className="min-w-0 flex-1">
              <Trans>
                Refund {sn}: {i18n._(refundWords[status])}
              </Trans>
            </span>
            <span className="tabular">{money(amount)}</span>
            <Icon name="forward" size={16} className="text-ink-3" />
          </InternalLink>
        </li>
      ))}
    </ul>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { HiddenMoney } from '../../entities/wallet/hidden-money.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { classNames } from '../../ui/class-names.ts';
import { billIcon, billTypeWord, sourcePath } from './bill-words.ts';
import { RecordRow } from './record-row.tsx';

/**
 * A movement of the balance: the shop or what moved, sign and colour, and the balance after it. Links to its source,
 * which has its number.
 */
export function BillRow({ bill }: { bill: Schema<'Bill'> }) {
  const { i18n } = useLingui();
  const { money, signedMoney } = useFormats();
  const { type, title, amount, balance_after, created_at, source, order } = bill;
  const direction = amount.startsWith('-') ? 'out' : 'in';
  const opens = sourcePath(source);
  const descriptor = billTypeWord(type);
  const word = descriptor && i18n._(descriptor);
  // Only what a fee, an adjustment or an unknown type is for is in its title.
  const shop = type === source.kind ? order?.shop_name : undefined;
  const name = type === source.kind ? (shop ?? word ?? title) : title;
  return (
    <RecordRow
      icon={billIcon(type)}
      goods={order}
      title={<bdi translate={shop === undefined ? undefined : 'no'}>{name}</bdi>}
      label={name === title ? undefined : `${name}, ${title}`}
      opens={opens}
      amount={
        <bdi className={classNames(direction === 'in' && 'text-success-ink')}>
          {signedMoney(amount.replace('-', ''), direction === 'in' ? '+' : '-')}
        </bdi>
      }
      fact={name !== word && (word ?? false)}
      at={created_at}
    >
      <Trans>
        Balance after <HiddenMoney>{money(balance_after)}</HiddenMoney>
      </Trans>
    </RecordRow>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { HiddenMoney } from '../../entities/wallet/hidden-money.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { classNames } from '../../ui/class-names.ts';
import { billIcon, billTypeWord, sourcePath } from './bill-words.ts';
import { RecordRow } from './record-row.tsx';

/** A movement of the balance: sign and colour, and the balance after it. Links to its source, which its title names. */
export function BillRow({ bill }: { bill: Schema<'Bill'> }) {
  const { i18n } = useLingui();
  const { money, signedMoney } = useFormats();
  const { type, title, amount, balance_after, created_at, source } = bill;
  const direction = amount.startsWith('-') ? 'out' : 'in';
  const word = billTypeWord(type);
  const opens = sourcePath(source);
  return (
    <RecordRow
      icon={billIcon(type)}
      title={<bdi>{title}</bdi>}
      opens={opens}
      amount={
        <bdi className={classNames(direction === 'in' && 'text-success-ink')}>
          {signedMoney(amount.replace('-', ''), direction === 'in' ? '+' : '-')}
        </bdi>
      }
      fact={opens === undefined && word !== undefined && i18n._(word)}
      at={created_at}
    >
      <Trans>
        Balance after <HiddenMoney>{money(balance_after)}</HiddenMoney>
      </Trans>
    </RecordRow>
  );
}

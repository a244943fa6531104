import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { QuoteDifference } from '@meridian/sdk/rules';
import { useFormats } from '../../i18n/formats.ts';
import { Icon } from '../../ui/icon/icon.tsx';

export function ChangeList({ changes }: { changes: QuoteDifference[] }) {
  return (
    <ul className="flex flex-col gap-2.5 text-14">
      {changes.map((change) => (
        <li key={change.key}>
          <p className="font-medium">
            <bdi>{change.name}</bdi>
          </p>
          <p className="tabular text-ink-2">
            <ChangeText change={change} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function ChangeText({ change }: { change: QuoteDifference }) {
  const { t } = useLingui();
  const { money, count } = useFormats();
  switch (change.kind) {
    case 'removed':
      return <Trans>Unavailable and left out</Trans>;
    case 'stock':
      return (
        <Trans>
          {count(change.after)} instead of {count(change.before)}
        </Trans>
      );
    default: {
      const what = { price: t`Price`, freight: t`Shipping`, discount: t`Discount` }[change.kind];
      const [now, before] = [money(change.after), money(change.before)];
      return (
        <Trans>
          {what} now {now}, was {before}
        </Trans>
      );
    }
  }
}

/** The changes since the cart, shown above the items. */
export function ChangesSinceCart({ changes }: { changes: QuoteDifference[] }) {
  if (changes.length === 0) return null;
  return (
    <section className="flex items-start gap-2.5 rounded-card bg-waiting-soft px-4 py-3.5">
      <Icon name="alert" size={18} className="mt-px text-waiting-ink" />
      <div className="min-w-0 flex-1">
        <h2 className="pb-1.5 text-14 font-semibold">
          <Plural
            value={changes.length}
            one="# change since you filled your bag"
            other="# changes since you filled your bag"
          />
        </h2>
        <ChangeList changes={changes} />
      </div>
    </section>
  );
}

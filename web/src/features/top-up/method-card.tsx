import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { rechargeMethods, topUpPath } from '../../entities/wallet/recharge-methods.ts';
import { useFormats } from '../../i18n/formats.ts';
import { InternalLink } from '../../navigation/internal-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { SeparatedList } from '../../ui/separated-list.tsx';
import type { Wanted } from './top-up-search.ts';
import { UsualTime } from './usual-time.tsx';

interface MethodCardProps {
  method: Schema<'RechargeMethod'>;
  wanted: Wanted;
}

/** A method to top up, with its fee, time and limits. A closed method is marked as closed and has no link. */
export function MethodCard({ method: { method, enabled, min, max, fee_text, minutes }, wanted }: MethodCardProps) {
  const { i18n } = useLingui();
  const { money } = useFormats();
  const { name, icon } = rechargeMethods[method];
  return (
    <div className={classNames('relative flex items-start gap-3 rounded-card bg-card p-4', enabled && 'press')}>
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-well text-ink-2">
        <Icon name={icon} />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className={classNames('flex min-h-11 items-center font-semibold', !enabled && 'text-ink-2')}>
          {enabled ? (
            <InternalLink path={topUpPath(method, wanted)} className="covers-card min-w-0">
              {i18n._(name)}
            </InternalLink>
          ) : (
            <span>{i18n._(name)}</span>
          )}
        </h3>
        {enabled ? (
          <div className="text-12 text-ink-2">
            <SeparatedList items={[fee_text, <UsualTime key="time" minutes={minutes} />]} />
            <Trans>
              {money(min)} to {money(max)} per transfer
            </Trans>
          </div>
        ) : (
          <p className="text-14 text-ink-2">
            <Trans>Unavailable right now. Use another method.</Trans>
          </p>
        )}
      </div>
      {enabled && <Icon name="forward" size={16} className="mt-3.5 text-ink-3" />}
    </div>
  );
}

import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { rechargeMethodsQuery, userInfoQuery } from '@meridian/sdk/react';
import { useSuspenseQueries } from '@tanstack/react-query';
import { BalanceCard } from '../../entities/wallet/balance-card.tsx';
import { rechargeMethods, topUpPath } from '../../entities/wallet/recharge-methods.ts';
import { useFormats } from '../../i18n/formats.ts';
import { InternalLink } from '../../navigation/internal-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { SeparatedList } from '../../ui/separated-list.tsx';
import { OpenTopUps } from './open-top-ups.tsx';
import { quickestFirst } from './quickest-first.ts';
import { MethodsSkeleton } from './skeletons.tsx';
import { TopUpFrame } from './top-up-frame.tsx';
import type { Wanted } from './top-up-search.ts';
import { UsualTime } from './usual-time.tsx';

/** The balance, the methods to top up, and the top-ups under way. */
export function TopUpPage({ wanted }: { wanted: Wanted }) {
  return (
    <TopUpFrame parent="/profile" skeleton={<MethodsSkeleton />}>
      <TopUp wanted={wanted} />
    </TopUpFrame>
  );
}

function TopUp({ wanted }: { wanted: Wanted }) {
  const [{ data: user }, { data: methods }] = useSuspenseQueries({
    queries: [userInfoQuery(), rechargeMethodsQuery()],
  });
  const { money } = useFormats();
  // An order can be paid for half an hour at most, so fast methods come first.
  const ways = wanted.amount === undefined ? methods.list : quickestFirst(methods.list);
  return (
    <div className="flex flex-col gap-6 px-4 pt-2 pb-6">
      <BalanceCard user={user}>
        {wanted.amount !== undefined && (
          <p className="mt-1 text-14 text-ink-2">
            <Trans>You need {money(wanted.amount)} more for your payment.</Trans>
          </p>
        )}
      </BalanceCard>
      <Section title={<Trans>How would you like to top up?</Trans>}>
        <ul className="flex flex-col gap-3">
          {ways.map((method) => (
            <li key={method.method}>
              <MethodCard method={method} wanted={wanted} />
            </li>
          ))}
        </ul>
      </Section>
      <OpenTopUps />
    </div>
  );
}

interface MethodCardProps {
  method: Schema<'RechargeMethod'>;
  wanted: Wanted;
}

/** A method to top up, with its fee, time and limits. A closed method is marked as closed and has no link. */
function MethodCard({ method: { method, enabled, min, max, fee_text, minutes }, wanted }: MethodCardProps) {
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

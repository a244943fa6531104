import { Trans } from '@lingui/react/macro';
import { rechargeMethodsQuery, userInfoQuery } from '@meridian/sdk/react';
import { useSuspenseQueries } from '@tanstack/react-query';
import { BalanceCard } from '../../entities/wallet/balance-card.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { Section } from '../../ui/section.tsx';
import { MethodCard } from './method-card.tsx';
import { OpenTopUps } from './open-top-ups.tsx';
import { quickestFirst } from './quickest-first.ts';
import { MethodsSkeleton } from './skeletons.tsx';
import { TopUpFrame } from './top-up-frame.tsx';
import type { Wanted } from './top-up-search.ts';

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

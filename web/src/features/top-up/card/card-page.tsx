import { rechargeMethodsQuery } from '@meridian/sdk/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ClosedMethod } from '../closed-method.tsx';
import { CardSkeleton } from '../skeletons.tsx';
import { TopUpFrame } from '../top-up-frame.tsx';
import type { Wanted } from '../top-up-search.ts';
import { CardForm } from './card-form.tsx';
import { LastCardPayment } from './last-card-payment-card.tsx';

interface CardPageProps {
  wanted: Wanted;
  /** Replaces the form with the payment. The browser then leaves for the provider's page. */
  onBegun: (paymentId: number) => Promise<void>;
}

/** A top-up by card: asks for the amount, then leads to the provider's page. */
export function CardPage(props: CardPageProps) {
  return (
    <TopUpFrame skeleton={<CardSkeleton />}>
      <Card key={props.wanted.amount} {...props} />
    </TopUpFrame>
  );
}

function Card({ wanted, onBegun }: CardPageProps) {
  const { data } = useSuspenseQuery(rechargeMethodsQuery());
  const method = data.list.find((one) => one.method === 'card');
  return (
    <div className="flex flex-col gap-6 px-4 pt-2 pb-6">
      <LastCardPayment />
      {method?.enabled ? (
        <CardForm method={method} wanted={wanted} onBegun={onBegun} />
      ) : (
        <ClosedMethod wanted={wanted} />
      )}
    </div>
  );
}

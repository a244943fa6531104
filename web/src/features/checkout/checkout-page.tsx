import type { Schema } from '@meridian/sdk';
import { useState } from 'react';
import { HelpButton } from '../../entities/legal/help-button.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { type CheckoutSearch, orderSource, sourceName } from './checkout-search.ts';
import { UnansweredOrder } from './unanswered-order.tsx';
import { NothingChosen } from './unavailable-states.tsx';
import { useOrderPlaced } from './use-order-placed.ts';
import { usePlaceOrder } from './use-place-order.ts';

/** Shows the items, address and price of an order, and places it once. */
export function CheckoutPage({ search }: { search: CheckoutSearch }) {
  const source = orderSource(search);
  // Keep-alive keeps the screen: the same items may be ordered again, as a new attempt.
  const [round, setRound] = useState(0);
  return (
    <>
      <ScreenBar parent="/bag" actions={<HelpButton topic="orders" />} />
      {source === undefined ? (
        <NothingChosen />
      ) : (
        <Checkout
          key={`${sourceName(source)} ${round}`}
          source={source}
          onPlaced={() => setRound((before) => before + 1)}
        />
      )}
    </>
  );
}

function Checkout({ source, onPlaced }: { source: Schema<'OrderSource'>; onPlaced: () => void }) {
  const name = sourceName(source);
  const { isUnanswered, place, repeat } = usePlaceOrder(name);
  const finish = useOrderPlaced(name, onPlaced);
  return isUnanswered ? (
    <UnansweredOrder repeat={async () => finish(await repeat())} />
  ) : (
    <CheckoutForm source={source} name={name} place={place} onPlaced={finish} />
  );
}

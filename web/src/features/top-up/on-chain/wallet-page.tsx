import type { Schema } from '@meridian/sdk';
import { blockchainsQuery, rechargeMethodsQuery } from '@meridian/sdk/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ClosedMethod } from '../closed-method.tsx';
import { WalletSkeleton } from '../skeletons.tsx';
import { TopUpFrame } from '../top-up-frame.tsx';
import type { Wanted } from '../top-up-search.ts';
import { WalletForm } from './wallet-form.tsx';

/**
 * How long, in milliseconds, the networks count as fresh. The route's loader may read them seconds before a slow phone
 * renders the page.
 */
const FRESH_MS = 5000;

interface WalletPageProps {
  wanted: Wanted;
  firstNetwork: string | undefined;
  /** Resolves when the top-up is on screen. */
  onSent: (recharge: Schema<'Recharge'>) => Promise<void>;
}

/** A top-up with coins on a network (R3.08). It is closed while there is no network. */
export function WalletPage(props: WalletPageProps) {
  return (
    <TopUpFrame skeleton={<WalletSkeleton />}>
      <Wallet key={props.wanted.amount} {...props} />
    </TopUpFrame>
  );
}

function Wallet({ wanted, firstNetwork, onSent }: WalletPageProps) {
  const { data: methods } = useSuspenseQuery(rechargeMethodsQuery());
  // An address is valid only while it is listed (listBlockchains).
  const { data: chains } = useSuspenseQuery({
    ...blockchainsQuery(),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: 'always',
  });
  const method = methods.list.find((one) => one.method === 'onchain');
  if (method === undefined || !method.enabled || chains.list.length === 0) return <ClosedMethod wanted={wanted} />;
  return (
    <div className="flex flex-col px-4 pt-2 pb-6">
      <WalletForm
        method={method}
        networks={chains.list}
        refused={chains.refused}
        wanted={wanted}
        firstNetwork={firstNetwork}
        onSent={onSent}
      />
    </div>
  );
}

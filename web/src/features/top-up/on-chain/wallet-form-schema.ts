import { msg } from '@lingui/core/macro';
import type { Schema } from '@meridian/sdk';
import { TxHashSchema } from '@meridian/sdk/schemas';
import * as v from 'valibot';
import { atLeast } from '../../../entities/wallet/amount-rule.ts';
import { bare } from '../../../form/normalize-input.ts';
import { translated } from '../../../form/rules.ts';
import { evidenceRule, isEnough, type Limits, sumFields } from '../top-up-schema.ts';

const confirmFirst = translated(msg`Confirm the network first to see the address`);

interface WalletLimits extends Limits {
  networks: readonly Pick<Schema<'Blockchain'>, 'network' | 'address' | 'enabled'>[];
}

/** The rules of a top-up with coins (R5.06): a network, an address, a valid amount and evidence. */
export const walletFormSchema = ({ networks, min, max }: WalletLimits) => {
  const isOpen = (name: string) => networks.some(({ network, enabled }) => enabled && network === name);
  const isAddressOf = ({ network, address }: { network: string; address: string }) =>
    networks.some((one) => one.network === network && one.address === address);
  return v.pipe(
    v.object({
      network: v.pipe(
        v.string(),
        v.nonEmpty(translated(msg`Choose the network`)),
        v.check(
          (name) => name === '' || isOpen(name),
          translated(msg`This network is unavailable. Choose another one`),
        ),
      ),
      /** The network whose warnings were acknowledged. */
      acknowledged: v.string(),
      /** The address shown for that network; empty until then. */
      address: v.pipe(v.string(), v.nonEmpty(confirmFirst)),
      ...sumFields(max),
      tx_hash: v.pipe(
        v.string(),
        v.transform((typed) => bare(typed).replace(/\s/g, '')),
        v.check(
          (hash) => hash === '' || v.is(TxHashSchema, hash),
          translated(msg`Enter 64 characters: digits and letters from a to f`),
        ),
      ),
      pictures: evidenceRule,
    }),
    v.forward(
      v.partialCheck(
        [['network'], ['acknowledged'], ['address']],
        (values) => values.address === '' || (values.acknowledged === values.network && isAddressOf(values)),
        confirmFirst,
      ),
      ['address'],
    ),
    v.forward(
      v.partialCheck([['sum'], ['direction']], isEnough(min), () => atLeast(min)),
      ['sum'],
    ),
    v.transform(({ sum, network, address, tx_hash }) => ({
      sum,
      network,
      address,
      ...(tx_hash !== '' && { tx_hash }),
    })),
  );
};

export type WalletValues = v.InferInput<ReturnType<typeof walletFormSchema>>;

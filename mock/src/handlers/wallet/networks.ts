import { fromCents, isBitcoinAddress, isEthereumAddress, isTronAddress } from '@meridian/sdk/rules';
import { invalidRequest } from '../../invalid-request.ts';
import { toTimeOrNull } from '../../serializers/time.ts';
import { addressChangedAt, NETWORKS, type Network, networkOf, REFUSED_NETWORKS } from '../../world/seed/networks.ts';
import type { Handler } from '../handler.ts';

export const listBlockchains: Handler<'listBlockchains'> = ({ world, text }) => ({
  list: NETWORKS.map((one) => ({
    network: one.network,
    name: text(one.name),
    coin: one.coin,
    address: one.address,
    min_amount: fromCents(one.minAmount),
    fee: fromCents(one.fee),
    confirmations: one.confirmations,
    minutes: one.minutes,
    address_changed_at: toTimeOrNull(addressChangedAt(one, world.epoch)),
    enabled: true,
  })),
  refused: REFUSED_NETWORKS.map(({ name, reason }) => ({ name, reason: text(reason) })),
});

/** The format of addresses on each network, and their checksum (contract: ChainAddress). */
const FORMS: Readonly<
  Record<Network['network'], { form: RegExp; words: string; isIntact: (address: string) => boolean }>
> = {
  'TRC20-USDT': {
    form: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
    words: 'must begin with T and have 34 characters on TRC20',
    isIntact: isTronAddress,
  },
  'ERC20-USDT': {
    form: /^0x[0-9a-fA-F]{40}$/,
    words: 'must begin with 0x and have 42 characters on ERC20',
    isIntact: isEthereumAddress,
  },
  BTC: {
    form: /^(bc1[a-z0-9]{11,87}|BC1[A-Z0-9]{11,87}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/,
    words: 'must begin with bc1, 1 or 3 on BTC',
    isIntact: isBitcoinAddress,
  },
};

/** Throws HttpError 422 for an address that its network does not allow; unlisted networks pass. */
export function checkAddressForm({ network, address }: { readonly network: string; readonly address: string }): void {
  const known = networkOf(network);
  const expected = known && FORMS[known.network];
  if (!expected || expected.isIntact(address)) return;
  const words = expected.form.test(address) ? 'has a typo: its checksum does not fit' : expected.words;
  throw invalidRequest({ field: 'address', message: `address ${words}` });
}

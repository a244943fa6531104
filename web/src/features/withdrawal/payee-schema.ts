import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isBitcoinAddress, isEthereumAddress, isTronAddress } from '@meridian/sdk/rules';
import { BankPayeeSchema as BankPayeeBodySchema, ChainAddressSchema } from '@meridian/sdk/schemas';
import * as v from 'valibot';
import { readWalletAddress } from '../../entities/wallet/wallet-address.ts';
import { field, translated, trimmed } from '../../form/rules.ts';
import { compactNumber } from './account-number.ts';

const { bank_card_number, bank_name, card_holder } = BankPayeeBodySchema.entries;
/** A bank card to withdraw to (R3.07). */
export const BankPayeeSchema = v.object({
  bank_card_number: v.pipe(
    v.string(),
    v.transform(compactNumber),
    field(bank_card_number, {
      empty: msg`Enter the card or account number`,
      invalid: msg`Enter 4 to 34 digits or letters, as on the card or account`,
    }),
  ),
  bank_name: trimmed(bank_name, { empty: msg`Enter the bank’s name` }),
  card_holder: trimmed(card_holder, { empty: msg`Enter the name on the card` }),
});

/** The address formats of the known networks, as in the contract's ChainAddress, and their checksums. */
const forms: { network: RegExp; form: RegExp; isIntact: (address: string) => boolean; hint: () => string }[] = [
  {
    network: /^TRC20-/,
    form: /^T[A-Za-z0-9]{33}$/,
    isIntact: isTronAddress,
    hint: () => i18n._(msg`TRC20 addresses start with T and have 34 characters`),
  },
  {
    network: /^ERC20-/,
    form: /^0x[0-9a-fA-F]{40}$/,
    isIntact: isEthereumAddress,
    hint: () => i18n._(msg`ERC20 addresses start with 0x and have 42 characters`),
  },
  {
    network: /^BTC$/,
    form: /^(bc1[a-z0-9]{11,87}|[13][A-Za-z0-9]{25,34})$/,
    isIntact: isBitcoinAddress,
    hint: () => i18n._(msg`BTC addresses start with bc1, 1 or 3`),
  },
];

/** The schema of an address to withdraw to, on one of the open networks. */
export const onchainPayeeSchema = (networks: readonly string[]) =>
  v.pipe(
    v.object({
      network: v.pipe(
        v.string(),
        v.check((network) => networks.includes(network), translated(msg`Choose the network`)),
      ),
      address: v.pipe(
        v.string(),
        v.transform(readWalletAddress),
        v.nonEmpty(translated(msg`Enter the address`)),
        v.check(
          (address) => !address.includes(':'),
          translated(msg`This payment link is for another network, or asks for more. Paste the address alone`),
        ),
      ),
    }),
    v.forward(
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const { network, address } = dataset.value;
        const known = forms.find((one) => one.network.test(network));
        if (known !== undefined && !known.form.test(address)) addIssue({ message: known.hint() });
        else if (!v.is(ChainAddressSchema, address)) addIssue({ message: i18n._(msg`This is not an address`) });
        else if (known?.isIntact(address) === false)
          addIssue({ message: i18n._(msg`There is a typo in this address`) });
      }),
      ['address'],
    ),
  );

import { bare } from '../../form/normalize-input.ts';

/**
 * The address in a pasted text, without blanks and invisible marks: of itself, or of a payment link as QR codes have it. A
 * link that is for another chain, or that asks for what we do not know, stays as it is, so that no form accepts it.
 */
export function readWalletAddress(pasted: string): string {
  const text = bare(pasted).replace(/\s/g, '');
  const [, scheme = '', rest = ''] = /^([a-z0-9-]+):(.*)$/i.exec(text) ?? [];
  const address = links[scheme.toLowerCase()]?.(rest) ?? text;
  // QR codes write Bech32 in capitals, and decoders must take it (BIP-173).
  return address.replace(/^bc1.*/i, (whole) => (whole === whole.toUpperCase() ? whole.toLowerCase() : whole));
}

/** Reads what follows the scheme of a payment link; undefined if the address alone would not do what it asks. */
type LinkReader = (rest: string) => string | undefined;

/** BIP-21: an unknown part that begins with `req-` makes the link invalid. Amount and label are not ours. */
const bitcoin: LinkReader = (rest) => {
  const [address = '', query] = rest.split('?');
  const parts = [...new URLSearchParams(query).keys()];
  return parts.some((part) => /^req-/i.test(part)) || address === '' ? undefined : address;
};

/** EIP-681, on Ethereum itself: coins go to the target, tokens to the address that the call of `transfer` names. */
const ethereum: LinkReader = (rest) => {
  const link = /^(?:pay-)?(0x[0-9a-f]{40})(?:@0*1)?(?:\/(\w+))?(?:\?(.*))?$/i.exec(rest);
  const [, target, call, query] = link ?? [];
  if (call === undefined) return target;
  return call === 'transfer' ? (new URLSearchParams(query).get('address') ?? undefined) : undefined;
};

const links: Readonly<Record<string, LinkReader>> = {
  bitcoin,
  ethereum,
  // EIP-3770: the short name of the chain, and the address.
  eth: (rest) => rest,
  tron: (rest) => rest.split('?')[0],
};

// Written out, because Tailwind finds class names by scanning the source.
const known: Record<string, string> = {
  TRC20: 'bg-network-red',
  ERC20: 'bg-network-indigo',
  BTC: 'bg-network-orange',
};
const others = ['bg-network-green', 'bg-network-violet'];

/** Returns the class of a network's colour, the same at every visit. Unknown networks share two other colours. */
export function networkColour(network: string): string {
  const [chain = ''] = network.split('-');
  const sum = [...network].reduce((total, character) => total + character.charCodeAt(0), 0);
  return (Object.hasOwn(known, chain) ? known[chain] : undefined) ?? others[sum % others.length] ?? '';
}

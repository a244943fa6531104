/** Masks an account name on a screen that others may see: `d***@meridian.shop`, `+81***678`. */
export function maskAccount(account: string): string {
  const [name = '', domain] = account.split('@');
  if (domain !== undefined) return `${name.slice(0, 1)}***@${domain}`;
  return account.length > 6 ? `${account.slice(0, 3)}***${account.slice(-3)}` : '***';
}

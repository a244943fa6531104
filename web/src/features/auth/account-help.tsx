import { Trans } from '@lingui/react/macro';
import { lacksCountryCode } from '../../form/rules.ts';

/** What the number of an account lacks. It is no error: the contract's account may be any text. */
export const accountHelp = (account: string) =>
  lacksCountryCode(account) ? <Trans>Start with the country code.</Trans> : undefined;

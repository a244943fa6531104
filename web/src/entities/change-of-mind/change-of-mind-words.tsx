import { Trans } from '@lingui/react/macro';

/** The words that the law prescribes for the button (Directive 2011/83/EU, Art. 11a). */
export const changeOfMindWords = <Trans context="law: the button">Withdraw from the contract here</Trans>;

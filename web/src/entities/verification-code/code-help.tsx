import { Plural, Trans } from '@lingui/react/macro';
import type { SendCode } from './use-send-code.ts';

interface CodeHelpProps extends Pick<SendCode, 'sent'> {
  /** The address that the code is sent to. */
  contact: string;
}

/** Where a code is or was sent, and how long it is valid: the help of a CodeField. */
export function CodeHelp({ sent, contact }: CodeHelpProps) {
  if (sent === undefined)
    return (
      <Trans>
        We will send the code to <bdi>{contact}</bdi>.
      </Trans>
    );
  return (
    <Trans>
      Sent to <bdi>{contact}</bdi>. Valid for <Plural value={sent.minutes} one="# minute" other="# minutes" />.
    </Trans>
  );
}

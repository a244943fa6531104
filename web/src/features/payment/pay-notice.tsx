import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PaymentNotice } from '@meridian/sdk/flows';
import type { ReactNode } from 'react';
import { errorMessage } from '../../i18n/error-messages.ts';
import { standardMessages } from '../../i18n/standard-messages.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Sentences } from '../../ui/sentences.tsx';

interface PayNoticeProps {
  notice: PaymentNotice | undefined;
  /** Whether a hindrance is shown already. */
  isHindered: boolean;
  /** Whether wrong tries had locked the code, and the lock has ended. */
  isWaitOver: boolean;
}

/** A constant function, so that React calls it once per notice and not at each render. */
const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView();

/**
 * The outcome of the last attempt, above the pad. The pad itself reports a wrong code. A notice pushes the pad down, so
 * the page scrolls to show both if the window is tall enough.
 */
export function PayNotice({ notice, isHindered, isWaitOver }: PayNoticeProps) {
  if (notice === undefined || isHindered || (notice.kind === 'wrong-code' && !isWaitOver)) return null;
  return (
    <div key={notice.kind} ref={scrollTo} className="mx-4 mt-3 scroll-mt-[calc(var(--top-bar)+var(--safe-top)+12px)]">
      {notice.kind === 'failed' ? (
        <Failure error={notice.error} />
      ) : (
        <AlertBox tone="waiting">{words[notice.kind]}</AlertBox>
      )}
    </div>
  );
}

const words = {
  'wrong-code': <Trans>You can try again now.</Trans>,
  unanswered: (
    <Trans>
      We could not confirm your payment, and nothing has been charged so far. Enter your code again: an order is never
      charged twice.
    </Trans>
  ),
  'signed-out': <Trans>You were signed out before paying. Nothing was charged. Enter your code again.</Trans>,
  changed: <Trans>Some of these orders can no longer be paid. Nothing was charged. Check the new total.</Trans>,
} satisfies Record<Exclude<PaymentNotice['kind'], 'failed'>, ReactNode>;

export function WrongCode(props: { attemptsLeft: number }) {
  return (
    <span>
      <Sentences>
        <Trans>Wrong code. Nothing was charged.</Trans>
        <Plural value={props.attemptsLeft} one="# try left." other="# tries left." />
      </Sentences>
    </span>
  );
}

function Failure({ error }: { error: unknown }) {
  const { i18n } = useLingui();
  const { title, detail, system } = errorMessage(error, i18n);
  return (
    <AlertBox title={i18n._(standardMessages.payFail)} note={system}>
      <p>
        {title} ·{' '}
        <Sentences>
          <Trans>Nothing was charged.</Trans>
          {detail}
        </Sentences>
      </p>
    </AlertBox>
  );
}

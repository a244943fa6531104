import { Trans, useLingui } from '@lingui/react/macro';
import { contactOf } from '@meridian/sdk/flows';
import { userInfoQuery } from '@meridian/sdk/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsShown } from '../../behaviour/use-is-shown.ts';
import { PageErrorBoundary } from '../../feedback/page-error-boundary.tsx';
import { BreakableText } from '../../ui/breakable-text.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { ContactCode } from './contact-code.tsx';
import type { ContactChannel } from './contact-schemas.ts';
import { ContactState } from './contact-state.tsx';
import { NewContact } from './new-contact.tsx';

interface ContactSheetProps {
  channel: ContactChannel;
  onClose: () => void;
}

/** Proves the customer's e-mail address or mobile number by a code, or changes it (B4.12). */
export function ContactSheet({ channel, onClose }: ContactSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet title={channel === 'email' ? t`Email` : t`Mobile number`} onClose={onClose}>
      <PageErrorBoundary skeleton={<div className="skeleton mt-2 h-56 rounded-box" />}>
        <Contact channel={channel} onClose={onClose} />
      </PageErrorBoundary>
    </Sheet>
  );
}

function Contact({ channel, onClose }: ContactSheetProps) {
  const { data: user } = useSuspenseQuery(userInfoQuery());
  const { present, isVerified, pending } = contactOf(user, channel);
  const [isChanging, setChanging] = useState(false);
  /** The address that was asked for in this sheet: its code is sent without another press. */
  const [asked, setAsked] = useState<string>();
  const isShown = useIsShown();
  const unproven = pending?.to ?? (isVerified ? undefined : present);
  return (
    <div className="flex flex-col gap-4 pt-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 rounded-box bg-well px-3.5 py-3 text-14">
        <span className="min-w-0 font-medium">
          <BreakableText text={present} />
        </span>
        <ContactState contact={{ isVerified, pending: null }} />
      </p>
      {unproven === undefined || isChanging ? (
        <NewContact
          key={channel}
          channel={channel}
          present={present}
          isPresentInForce={isVerified}
          onAsked={(to) => {
            setAsked(to);
            setChanging(false);
          }}
          onBack={unproven === undefined ? undefined : () => setChanging(false)}
        />
      ) : (
        <ContactCode
          key={unproven}
          channel={channel}
          to={unproven}
          present={present}
          expiresAt={pending?.expires_at}
          isSentAtOnce={asked === unproven}
          onChange={() => setChanging(true)}
          onDone={() => {
            if (isShown()) onClose();
          }}
        />
      )}
      <p className="text-12 text-ink-2">
        <Trans>For your security, we report every change to each of your verified contacts.</Trans>
      </p>
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { contactOf } from '@meridian/sdk/flows';
import { lazyOverlay } from '../../feedback/lazy.tsx';
import { BreakableText } from '../../ui/breakable-text.tsx';
import { SheetRow } from '../menu/menu-rows.tsx';
import type { ContactChannel } from './contact-schemas.ts';
import { ContactState } from './contact-state.tsx';

const ContactSheet = lazyOverlay(() => import('./contact-sheet.tsx').then((m) => m.ContactSheet));

/** The e-mail address or the mobile number, with its state. A press opens the sheet that proves or changes it. */
export function ContactRow({ user, channel }: { user: Schema<'UserInfo'>; channel: ContactChannel }) {
  const contact = contactOf(user, channel);
  return (
    <SheetRow
      icon={channel === 'email' ? 'mail' : 'mobile'}
      value={<ContactState contact={contact} />}
      sheet={(close) => <ContactSheet channel={channel} onClose={close} />}
    >
      {channel === 'email' ? <Trans>Email</Trans> : <Trans>Mobile number</Trans>}
      <span className="block text-12 text-ink-2">
        <BreakableText text={contact.present} />
      </span>
    </SheetRow>
  );
}

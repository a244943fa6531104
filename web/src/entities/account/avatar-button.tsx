import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { lazyOverlay } from '../../feedback/lazy.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { initialsOf } from './initials.ts';

// Loaded when opened: the cropping library comes with it.
const AvatarSheet = lazyOverlay(() => import('./avatar-sheet.tsx').then((m) => m.AvatarSheet));

/** The profile picture. A press opens the sheet that changes it. */
export function AvatarButton({ user }: { user: Schema<'UserInfo'> }) {
  const { t, i18n } = useLingui();
  const sheet = useOverlay();
  return (
    <>
      <button type="button" onClick={sheet.open} className="relative shrink-0 rounded-full">
        <span className="sr-only">{t`Change profile picture`}</span>
        <Avatar kind="person" size="large" picture={user.avatar} initials={initialsOf(i18n.locale, user)} />
        <span className="absolute -end-0.5 -bottom-0.5 grid size-6.5 place-items-center rounded-full border-2 border-page bg-raised text-ink-2">
          <Icon name="camera" size={14} />
        </span>
      </button>
      {sheet.isOpen && <AvatarSheet user={user} onClose={sheet.close} />}
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { lazyOverlay } from '../feedback/lazy-overlay.tsx';
import { IconButton, type IconButtonVariant } from '../ui/icon-button.tsx';

// The sheet is loaded when it is first asked for: the first screen does without it.
const LanguageSheet = lazyOverlay(() => import('./language-sheet.tsx').then((m) => m.LanguageSheet));

/** Opens the languages on any screen; /language needs a login (R2.08), this does not. */
export function LanguageButton({ look }: { look?: IconButtonVariant }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="language" label={t`Language`} look={look} onClick={() => setOpen(true)} />
      {open && <LanguageSheet onClose={() => setOpen(false)} />}
    </>
  );
}

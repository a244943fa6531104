import { useLingui } from '@lingui/react/macro';
import { lazyOverlay } from '../feedback/lazy-overlay.tsx';
import { useOverlay } from '../navigation/use-overlay.ts';
import { IconButton, type IconButtonVariant } from '../ui/icon/icon-button.tsx';

// The sheet is loaded when it is first asked for: the first screen does without it.
const LanguageSheet = lazyOverlay(() => import('./language-sheet.tsx').then((m) => m.LanguageSheet));

/** Opens the languages on any screen; /language needs a login (R2.08), this does not. */
export function LanguageButton({ look }: { look?: IconButtonVariant }) {
  const { t } = useLingui();
  const sheet = useOverlay();
  return (
    <>
      <IconButton icon="language" label={t`Language`} variant={look} onClick={sheet.open} />
      {sheet.isOpen && <LanguageSheet onClose={sheet.close} />}
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import { lazyOverlay } from '../feedback/lazy.tsx';
import { useOverlay } from '../navigation/use-overlay.ts';
import { IconButton, type IconButtonVariant } from '../ui/icon/icon-button.tsx';

// Loaded when first opened, not in the first load.
const LanguageSheet = lazyOverlay(() => import('./language-sheet.tsx').then((m) => m.LanguageSheet));

/** Opens the language sheet. Unlike /language, it needs no login (R2.08). */
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

import { useLingui } from '@lingui/react/macro';
import { lazyOverlay } from '../../feedback/lazy.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { IconButton } from '../../ui/icon/icon-button.tsx';

const HelpSheet = lazyOverlay(() => import('./help-sheet.tsx').then((m) => m.HelpSheet));

interface HelpButtonProps {
  /** The key of the screen's subject, whose answers come first. */
  topic?: string;
}

/** Opens the help over any screen. Unlike /helpAndSupport, it needs no login (R2.08). */
export function HelpButton({ topic }: HelpButtonProps) {
  const { t } = useLingui();
  const sheet = useOverlay();
  return (
    <>
      <IconButton icon="help" label={t`Help`} onClick={sheet.open} />
      {sheet.isOpen && <HelpSheet topic={topic} onClose={sheet.close} />}
    </>
  );
}

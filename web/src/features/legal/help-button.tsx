import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { later } from '../../shell/later.tsx';
import { IconButton, type IconButtonLook } from '../../ui/icon-button.tsx';

const HelpSheet = later(() => import('./help-sheet.tsx').then((m) => m.HelpSheet));

/** Opens the help on any screen; /helpAndSupport needs a login (specification 2), this does not. */
export function HelpButton({ look }: { look?: IconButtonLook }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="help" label={t`Help`} look={look} onClick={() => setOpen(true)} />
      {open && <HelpSheet onClose={() => setOpen(false)} />}
    </>
  );
}

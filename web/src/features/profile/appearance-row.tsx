import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { chooseTheme, type Theme, useTheme } from '../../preferences/theme.ts';
import { ListRow, listRowClass } from '../../ui/list-row.tsx';
import { RadioList } from '../../ui/radio-list.tsx';
import { Sheet } from '../../ui/sheet.tsx';

const themes: Theme[] = ['system', 'light', 'dark'];

/** The theme: light, dark, or that of the device. */
export function AppearanceRow() {
  const { t } = useLingui();
  const theme = useTheme();
  const [open, setOpen] = useState(false);
  const names = { system: t`Same as the device`, light: t`Light`, dark: t`Dark` } satisfies Record<Theme, string>;
  return (
    <li>
      <button type="button" className={listRowClass} onClick={() => setOpen(true)}>
        <ListRow icon="dark" value={names[theme]}>
          {t`Appearance`}
        </ListRow>
      </button>
      {open && (
        <Sheet title={t`Appearance`} onClose={() => setOpen(false)}>
          <RadioList
            label={t`Appearance`}
            selected={theme}
            choices={themes.map((value) => ({ value, text: names[value] }))}
            onChoose={chooseTheme}
          />
        </Sheet>
      )}
    </li>
  );
}

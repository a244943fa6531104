import { useLingui } from '@lingui/react/macro';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { chooseTheme, type Theme, useTheme } from '../../preferences/theme.ts';
import { RadioList } from '../../ui/input/radio-list.tsx';
import { ListRow, listRowClass } from '../../ui/list-row.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';

const themes: Theme[] = ['system', 'light', 'dark'];

/** The theme: light, dark, or that of the device. */
export function AppearanceRow() {
  const { t } = useLingui();
  const theme = useTheme();
  const sheet = useOverlay();
  const names = { system: t`Same as the device`, light: t`Light`, dark: t`Dark` } satisfies Record<Theme, string>;
  return (
    <li>
      <button type="button" className={listRowClass} onClick={sheet.open}>
        <ListRow icon="dark" value={names[theme]}>
          {t`Appearance`}
        </ListRow>
      </button>
      {sheet.isOpen && (
        <Sheet title={t`Appearance`} onClose={sheet.close}>
          <RadioList
            label={t`Appearance`}
            selected={theme}
            options={themes.map((value) => ({ value, text: names[value] }))}
            onSelect={chooseTheme}
          />
        </Sheet>
      )}
    </li>
  );
}

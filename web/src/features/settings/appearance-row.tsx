import { useLingui } from '@lingui/react/macro';
import { ButtonRow } from '../../entities/menu/menu-rows.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { chooseTheme, type Theme, useTheme } from '../../preferences/theme.ts';
import { RadioList } from '../../ui/input/radio-list.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';

const themes: Theme[] = ['system', 'light', 'dark'];

/** The theme: light, dark, or the device's. */
export function AppearanceRow() {
  const { t } = useLingui();
  const theme = useTheme();
  const sheet = useOverlay();
  const names = { system: t`Same as device`, light: t`Light`, dark: t`Dark` } satisfies Record<Theme, string>;
  return (
    <>
      <ButtonRow icon="dark" value={names[theme]} onClick={sheet.open}>
        {t`Appearance`}
      </ButtonRow>
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
    </>
  );
}

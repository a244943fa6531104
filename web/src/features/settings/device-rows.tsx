import { Trans, useLingui } from '@lingui/react/macro';
import { dataSaver } from '../../preferences/data-saver.ts';
import { setRootChoice, useRootChoice } from '../../preferences/root-choices.ts';
import { chooseTheme, useTheme } from '../../preferences/theme.ts';
import { SwitchRow } from '../../ui/input/switch-row.tsx';
import { ChoiceRow } from './choice-row.tsx';

/** The look of this device: theme, size of all text (on top of the browser's own setting), motion and prefetching. */
export function DeviceRows() {
  const { t } = useLingui();
  const theme = useTheme();
  const textSize = useRootChoice('textSize') ?? 'standard';
  const isReduced = useRootChoice('motion') === 'reduced';
  const isSaving = dataSaver.use();
  return (
    <>
      <ChoiceRow
        icon="dark"
        label={t`Appearance`}
        names={{ system: t`Same as device`, light: t`Light`, dark: t`Dark` }}
        selected={theme}
        onSelect={chooseTheme}
      />
      <ChoiceRow
        icon="textSize"
        label={t`Text size`}
        names={{ standard: t`Standard`, large: t`Large`, larger: t`Larger`, largest: t`Largest` }}
        selected={textSize}
        onSelect={(value) => setRootChoice('textSize', value === 'standard' ? undefined : value)}
      />
      <li>
        <SwitchRow
          icon="pause"
          checked={isReduced}
          onChange={(on) => setRootChoice('motion', on ? 'reduced' : undefined)}
        >
          <Trans>Reduce motion</Trans>
        </SwitchRow>
      </li>
      <li>
        <SwitchRow
          icon="dataSaver"
          checked={isSaving}
          onChange={dataSaver.set}
          help={<Trans>Loads screens only when you open them.</Trans>}
        >
          <Trans>Save data</Trans>
        </SwitchRow>
      </li>
    </>
  );
}

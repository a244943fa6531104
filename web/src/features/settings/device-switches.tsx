import { Trans } from '@lingui/react/macro';
import { dataSaver } from '../../preferences/data-saver.ts';
import { setRootChoice, useRootChoice } from '../../preferences/root-choices.ts';
import { SwitchRow } from '../../ui/input/switch-row.tsx';

/** What this device does less of: movement, and loading ahead. */
export function DeviceSwitches() {
  const isReduced = useRootChoice('motion') === 'reduced';
  const isSaving = dataSaver.use();
  return (
    <>
      <li>
        <SwitchRow
          icon="pause"
          checked={isReduced}
          onChange={(on) => setRootChoice('motion', on ? 'reduced' : undefined)}
          help={<Trans>Nothing slides or plays by itself.</Trans>}
        >
          <Trans>Reduce motion</Trans>
        </SwitchRow>
      </li>
      <li>
        <SwitchRow
          icon="dataSaver"
          checked={isSaving}
          onChange={dataSaver.set}
          help={<Trans>Screens are loaded when you open them, not ahead.</Trans>}
        >
          <Trans>Save data</Trans>
        </SwitchRow>
      </li>
    </>
  );
}

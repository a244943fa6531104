import { Trans } from '@lingui/react/macro';
import { dataSaver } from '../../preferences/data-saver.ts';
import { setRootChoice, useRootChoice } from '../../preferences/root-choices.ts';
import { SwitchRow } from '../../ui/input/switch-row.tsx';

/** Switches that reduce motion and prefetching on this device. */
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
          help={<Trans>Turns off animations and autoplay.</Trans>}
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

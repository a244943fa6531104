import { useLingui } from '@lingui/react/macro';
import { ButtonRow } from '../../entities/menu/menu-rows.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { setRootChoice, useRootChoice } from '../../preferences/root-choices.ts';
import { RadioList } from '../../ui/input/radio-list.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';

const sizes = ['standard', 'large', 'larger', 'largest'] as const;

/** The size of all text on this device, on top of the browser's own setting. It applies at once. */
export function TextSizeRow() {
  const { t } = useLingui();
  const size = useRootChoice('textSize') ?? 'standard';
  const sheet = useOverlay();
  const names = {
    standard: t`Standard`,
    large: t`Large`,
    larger: t`Larger`,
    largest: t`Largest`,
  } satisfies Record<(typeof sizes)[number], string>;
  return (
    <>
      <ButtonRow icon="textSize" value={names[size]} onClick={sheet.open}>
        {t`Text size`}
      </ButtonRow>
      {sheet.isOpen && (
        <Sheet title={t`Text size`} onClose={sheet.close}>
          <RadioList
            label={t`Text size`}
            selected={size}
            options={sizes.map((value) => ({ value, text: names[value] }))}
            onSelect={(value) => setRootChoice('textSize', value === 'standard' ? undefined : value)}
          />
        </Sheet>
      )}
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { OptionPicker } from '../../ui/input/option-picker.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';

interface CountrySheetProps {
  countries: readonly Schema<'Area'>[];
  selected: string;
  onSelect: (code: string) => void;
  onClose: () => void;
}

/** The countries to which orders can be delivered. */
export function CountrySheet({ countries, selected, onSelect, onClose }: CountrySheetProps) {
  const { t } = useLingui();
  const options = countries.map(({ id, name, country_code, calling_code }) => ({
    id,
    text: name,
    keywords: `${country_code ?? ''} ${calling_code ?? ''}`,
  }));
  return (
    <Sheet title={t`Country`} onClose={onClose}>
      <OptionPicker
        label={t`Search countries`}
        options={options}
        selectedId={countries.find(({ country_code }) => country_code === selected)?.id}
        onPick={(picked) => {
          const code = countries.find(({ id }) => id === picked)?.country_code;
          if (code) onSelect(code);
          onClose();
        }}
      />
    </Sheet>
  );
}

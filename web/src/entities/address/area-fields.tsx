import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { PickerField } from '../../form/picker-field.tsx';
import type { Form } from '../../form/use-form.ts';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { OptionPicker } from '../../ui/input/option-picker.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { type AddressValues, ruleOf } from './address-schema.ts';
import { useAreaNames } from './area-levels.ts';
import { AreaSheet } from './area-sheet.tsx';
import { countryCode, namesOf, notServed } from './country-names.ts';
import { nameOfSaved, SAVED_FIELDS, setAreas, setCountry } from './use-saved-address.ts';

/** The fields for the country and the area in it. Each opens a sheet. */
export function AreaFields({ form, countries }: { form: Form<AddressValues>; countries: readonly Schema<'Area'>[] }) {
  const { t } = useLingui();
  const countrySheet = useOverlay();
  const areaSheet = useOverlay();
  const code = form.watch('country');
  const areaIds = form.watch('area_ids');
  const country = ruleOf(countries, code);
  const names = useAreaNames(code, areaIds);
  return (
    <>
      <PickerField
        form={form}
        name="country"
        label={<Trans>Country or region</Trans>}
        value={country?.name}
        placeholder={t`Choose a country`}
        onOpen={countrySheet.open}
      >
        <SavedFields fields={SAVED_FIELDS.slice(0, 1)} />
      </PickerField>
      <PickerField
        form={form}
        name="area_ids"
        label={<Trans>Area</Trans>}
        value={areaIds.length === 0 ? undefined : names === undefined ? '…' : names.join(' · ')}
        placeholder={country === undefined ? t`Choose a country first` : t`Choose an area`}
        onOpen={country === undefined ? countrySheet.open : areaSheet.open}
      >
        <SavedFields fields={SAVED_FIELDS.slice(1)} />
      </PickerField>
      {countrySheet.isOpen && (
        <CountrySheet
          countries={countries}
          selected={code}
          onSelect={(next) => setCountry(form, next)}
          onClose={countrySheet.close}
        />
      )}
      {areaSheet.isOpen && country !== undefined && (
        <AreaSheet
          country={country}
          selectedIds={areaIds}
          onSelect={(ids) => setAreas(form, ids)}
          onClose={areaSheet.close}
        />
      )}
    </>
  );
}

/** Fields that only the browser fills: they lie beneath a button, because browsers fill none that is hidden. */
function SavedFields({ fields }: { fields: (typeof SAVED_FIELDS)[number][] }) {
  return fields.map((field) => (
    <input
      key={field}
      name={nameOfSaved(field)}
      autoComplete={field}
      aria-hidden
      tabIndex={-1}
      className="absolute inset-0 bg-transparent text-transparent"
    />
  ));
}

interface CountrySheetProps {
  countries: readonly Schema<'Area'>[];
  selected: string;
  onSelect: (code: string) => void;
  onClose: () => void;
}

function CountrySheet({ countries, selected, onSelect, onClose }: CountrySheetProps) {
  const { t } = useLingui();
  const options = countries.map(({ id, name, country_code, calling_code }) => ({
    id,
    text: name,
    keywords: [country_code ?? '', calling_code, ...namesOf(country_code ?? '')].join(' '),
  }));
  return (
    <Sheet title={t`Country or region`} onClose={onClose}>
      <OptionPicker
        label={t`Search countries`}
        options={options}
        selectedId={countries.find(({ country_code }) => country_code === selected)?.id}
        onPick={(picked) => {
          const code = countries.find(({ id }) => id === picked)?.country_code;
          if (code) onSelect(code);
          onClose();
        }}
        noMatch={(query) => {
          const code = countryCode(query);
          return code && ruleOf(countries, code) === undefined ? notServed(code) : undefined;
        }}
      />
    </Sheet>
  );
}

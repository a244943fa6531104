import * as v from 'valibot';
import { PickerField } from '../../src/form/picker-field.tsx';
import type { RegistryEntry } from '../registry.ts';
import { WithForm } from '../with-form.tsx';

const Place = v.object({ area: v.pipe(v.string(), v.nonEmpty('Choose an area')) });

export const pickerField: RegistryEntry = {
  name: 'PickerField',
  file: 'form/picker-field.tsx',
  when: 'A value that is chosen in a sheet, because there are too many for chips: a country, an area.',
  width: 'card',
  states: [
    { name: 'nothing chosen', show: picked('') },
    { name: 'chosen', show: picked('Japan') },
    { name: 'refused', show: picked('', true) },
    { name: 'long', show: picked('Provence-Alpes-Côte d’Azur, Alpes-de-Haute-Provence, Digne-les-Bains') },
  ],
};

function picked(area: string, checked = false) {
  return (
    <WithForm schema={Place} values={{ area }} checked={checked}>
      {(form) => (
        <PickerField
          form={form}
          name="area"
          label="Area"
          value={area === '' ? undefined : area}
          placeholder="Choose an area"
          onOpen={() => {}}
        />
      )}
    </WithForm>
  );
}

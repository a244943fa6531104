import { localeName } from '../src/i18n/locale-names.ts';
import { changeView, options, useView } from './view.ts';

const valueLabels: Record<string, string> = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  ltr: 'LTR',
  rtl: 'RTL',
  full: 'Full',
};

const controls = {
  theme: { label: 'Theme', textOf: (value: string) => valueLabels[value] },
  dir: { label: 'Direction', textOf: (value: string) => valueLabels[value] },
  lang: { label: 'Language', textOf: localeName },
  text: { label: 'Text', textOf: (value: string) => `${value} %` },
  width: { label: 'Width', textOf: (value: string) => valueLabels[value] ?? `${value} px` },
};

export function ViewControls() {
  const view = useView();
  const control = <Name extends keyof typeof options>(name: Name) => {
    const { label, textOf } = controls[name];
    return (
      <label key={name}>
        {label}
        <select value={view[name]} onChange={({ target }) => void changeView({ [name]: target.value })}>
          {options[name].map((value) => (
            <option key={value} value={value}>
              {textOf(value) ?? value}
            </option>
          ))}
        </select>
      </label>
    );
  };
  return (['theme', 'dir', 'lang', 'text', 'width'] as const).map(control);
}

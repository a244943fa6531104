import { localeName } from '../src/i18n/locale-names.ts';
import { SegmentedControl } from '../src/ui/input/segmented-control.tsx';
import { changeView, options, useView } from './view.ts';

const valueLabels: Record<string, string> = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  ltr: 'LTR',
  rtl: 'RTL',
  full: 'Full width',
};

const labels = {
  theme: 'Theme',
  dir: 'Direction of writing',
  lang: 'Language',
  text: 'Size of the text',
  width: 'Width of the components',
};

const textOf = {
  theme: (value: string) => valueLabels[value],
  dir: (value: string) => valueLabels[value],
  lang: localeName,
  text: (value: string) => `${value} %`,
  width: (value: string) => valueLabels[value] ?? `${value} px`,
};

export function ViewControls() {
  const view = useView();
  const control = <Name extends keyof typeof options>(name: Name) => (
    <SegmentedControl<string>
      key={name}
      label={labels[name]}
      options={options[name].map((value) => ({ value, text: <bdi dir="ltr">{textOf[name](value) ?? value}</bdi> }))}
      selected={view[name]}
      onSelect={(value) => void changeView({ [name]: value })}
    />
  );
  return <div className="ui-page-controls">{(['theme', 'dir', 'lang', 'text', 'width'] as const).map(control)}</div>;
}

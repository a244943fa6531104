import { useLingui } from '@lingui/react/macro';
import { useIsShown } from '../behaviour/use-is-shown.ts';
import { localeName } from '../i18n/locale-names.ts';
import { type ShippedLocale, shippedLocales } from '../i18n/locales.ts';
import { RadioList } from '../ui/input/radio-list.tsx';
import { Sheet } from '../ui/overlay/sheet.tsx';
import { useLanguage } from './language.ts';

/** The languages, by their own names. A choice applies at once; if that fails, the sheet stays open. */
export function LanguageSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { current, choose } = useLanguage();
  const isShown = useIsShown();
  const select = async (code: ShippedLocale) => {
    const isApplied = await choose(code);
    if (isApplied && isShown()) onClose();
  };
  return (
    <Sheet title={t`Language`} onClose={onClose}>
      <RadioList
        label={t`Language`}
        selected={current}
        options={shippedLocales.map(({ code }) => ({ value: code, text: localeName(code), lang: code }))}
        onSelect={(code) => void select(code)}
      />
    </Sheet>
  );
}

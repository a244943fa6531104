import { useLingui } from '@lingui/react/macro';
import { useIsShown } from '../behaviour/use-is-shown.ts';
import { localeName } from '../i18n/locale-names.ts';
import { type ShippedLocale, shippedLocales } from '../i18n/locales.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { Sheet } from '../ui/overlay/sheet.tsx';
import { useLanguage } from './language.ts';

/**
 * The languages, by their own names. A choice applies at once, so they are buttons: the arrow keys of a radio group choose
 * as they move. If that fails, the sheet stays open.
 */
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
      <ul className="-mx-2">
        {shippedLocales.map(({ code }) => (
          <li key={code}>
            <button
              type="button"
              lang={code}
              translate="no"
              aria-current={code === current}
              onClick={() => void select(code)}
              className={classNames(
                'flex min-h-13 w-full items-center justify-between gap-3 rounded-box px-2 text-16',
                code === current && 'font-semibold',
              )}
            >
              {localeName(code)}
              {code === current && <Icon name="check" className="text-brand" />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

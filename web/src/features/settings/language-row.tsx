import { Trans } from '@lingui/react/macro';
import { useFormats } from '../../i18n/formats.ts';
import type { ShippedLocale } from '../../i18n/locales.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { LanguageChoice } from './language-choices.ts';

interface LanguageRowProps {
  choice: LanguageChoice;
  isCurrent: boolean;
  busy: boolean;
  onChoose: (locale: ShippedLocale) => void;
}

/** A language: its own name, then its names in the current language and in Chinese (R3.01). Needs a catalogue. */
export function LanguageRow({ choice, isCurrent, busy, onChoose }: LanguageRowProps) {
  const { language } = useFormats();
  const { locale, name, chineseName, fileName } = choice;
  const names = new Set([locale === undefined ? name : language(locale), chineseName]);
  names.delete(name);
  return (
    <label
      className={classNames(
        'relative flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 first-of-type:rounded-t-card last-of-type:rounded-b-card',
        'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-brand',
        locale === undefined ? 'cursor-default' : 'active:bg-well',
      )}
    >
      <input
        type="radio"
        name="language"
        value={fileName}
        checked={isCurrent}
        disabled={locale === undefined}
        onChange={() => locale !== undefined && onChoose(locale)}
        className="sr-only"
      />
      <span className="min-w-0 flex-1 basis-[6rem]">
        <span
          lang={locale}
          className={classNames('block text-16', isCurrent && 'font-semibold', locale === undefined && 'text-ink-2')}
        >
          <bdi>{name}</bdi>
        </span>
        {names.size > 0 && (
          <span className="flex flex-wrap gap-x-2 text-12 text-ink-2">
            {[...names].map((other) => (
              <span key={other} lang={other === chineseName ? 'zh-CN' : undefined}>
                {other}
              </span>
            ))}
          </span>
        )}
      </span>
      {locale === undefined ? (
        <span className="rounded-full bg-well px-2.5 py-1 text-12 text-ink-2">
          <Trans>Not translated yet</Trans>
        </span>
      ) : busy ? (
        <Icon name="spinner" className="animate-spin text-ink-2" />
      ) : (
        isCurrent && <Icon name="check" className="text-brand" />
      )}
    </label>
  );
}

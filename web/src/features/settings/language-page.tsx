import { Trans, useLingui } from '@lingui/react/macro';
import { languagesQuery } from '@meridian/sdk/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loading } from '../../feedback/loading.tsx';
import { PageErrorBoundary } from '../../feedback/page-error-boundary.tsx';
import { toasts } from '../../feedback/toasts.ts';
import { useFormats } from '../../i18n/formats.ts';
import { type ShippedLocale, shippedLocales } from '../../i18n/locales.ts';
import { successMessages } from '../../i18n/success-messages.ts';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { useLanguage } from '../../preferences/language.ts';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { FilterField } from '../../ui/input/filter-field.tsx';
import { filterLanguages, type LanguageChoice, languageChoices } from './language-choices.ts';

/**
 * The languages of the interface. A choice applies at once and is saved with the account, so they are buttons: the arrow
 * keys of a radio group choose as they move.
 */
export function LanguagePage() {
  return (
    <PageErrorBoundary bar={<ScreenBar parent="/setting" />} skeleton={<LanguageSkeleton />}>
      <Languages />
    </PageErrorBoundary>
  );
}

function Languages() {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(languagesQuery());
  const { current, choose } = useLanguage();
  const { language } = useFormats();
  const [query, setQuery] = useState('');
  const [pending, setPending] = useState<ShippedLocale>();

  const choices = languageChoices(data.list);
  const found = filterLanguages(choices, query, ({ locale }) => locale && language(locale));
  const select = async (locale: ShippedLocale) => {
    setPending(locale);
    const isApplied = await choose(locale);
    // Another language chosen in the meantime stays pending.
    setPending((now) => (now === locale ? undefined : now));
    if (!isApplied) return;
    // What was searched for may match no name in the new language.
    setQuery('');
    toasts.done(successMessages.changeSuccess);
  };
  return (
    <div className="flex flex-col gap-4 px-4 pt-2 pb-6">
      <FilterField label={t`Search languages`} placeholder={t`Search`} value={query} onChange={setQuery} />
      {found.length === 0 ? (
        <EmptyState scene="search" title={<Trans>No languages found.</Trans>} />
      ) : (
        <ul aria-label={t`Language`} className="divide-y divide-line rounded-card bg-card">
          {found.map((choice) => (
            <LanguageRow
              key={choice.fileName}
              choice={choice}
              isCurrent={choice.locale === current}
              busy={choice.locale !== undefined && choice.locale === pending}
              onChoose={(locale) => void select(locale)}
            />
          ))}
        </ul>
      )}
      {found.length > 0 && (
        <p className="text-12 text-ink-2">
          <Trans>Saved to your account and used on all your devices and for messages to you.</Trans>
        </p>
      )}
    </div>
  );
}

function LanguageSkeleton() {
  return (
    <Loading className="flex flex-col gap-4 px-4 pt-2 pb-6">
      <div className="skeleton h-11 rounded-full" />
      <div className="divide-y divide-line rounded-card bg-card">
        {shippedLocales.map(({ code }) => (
          <div key={code} className="flex h-14.25 flex-col justify-center gap-1.5 px-4">
            <div className="skeleton h-4 w-24" />
            <div className="skeleton h-3 w-16" />
          </div>
        ))}
      </div>
    </Loading>
  );
}

interface LanguageRowProps {
  choice: LanguageChoice;
  isCurrent: boolean;
  busy: boolean;
  onChoose: (locale: ShippedLocale) => void;
}

/** A language: its own name, then its names in the current language and in Chinese (R3.01). Needs a catalogue. */
function LanguageRow({ choice, isCurrent, busy, onChoose }: LanguageRowProps) {
  const { language } = useFormats();
  const { locale, name, chineseName } = choice;
  const names = new Set([locale === undefined ? name : language(locale), chineseName]);
  names.delete(name);
  return (
    <li className="first:*:rounded-t-card last:*:rounded-b-card">
      <button
        type="button"
        aria-current={isCurrent}
        disabled={locale === undefined}
        onClick={() => locale !== undefined && onChoose(locale)}
        className="flex min-h-14 w-full flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-start -outline-offset-2 enabled:active:bg-well"
      >
        <span className="min-w-0 flex-1 basis-[6rem]">
          <span
            lang={locale}
            className={classNames('block text-16', isCurrent && 'font-semibold', locale === undefined && 'text-ink-2')}
          >
            <bdi translate="no">{name}</bdi>
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
      </button>
    </li>
  );
}

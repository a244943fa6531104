import { Trans, useLingui } from '@lingui/react/macro';
import { languagesQuery } from '@meridian/sdk/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loading } from '../../feedback/loading.tsx';
import { PageErrorBoundary } from '../../feedback/page-error-boundary.tsx';
import { toasts } from '../../feedback/toasts.ts';
import { useFormats } from '../../i18n/formats.ts';
import type { ShippedLocale } from '../../i18n/locales.ts';
import { successMessages } from '../../i18n/success-messages.ts';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { useLanguage } from '../../preferences/language.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterField } from '../../ui/input/filter-field.tsx';
import { filterLanguages, languageChoices } from './language-choices.ts';
import { LanguageRow } from './language-row.tsx';

/** The languages of the interface. A choice applies at once and is saved with the account. */
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
    if (isApplied) toasts.done(successMessages.changeSuccess);
  };
  return (
    <div className="flex flex-col gap-4 px-4 pt-2 pb-6">
      <FilterField label={t`Search languages`} placeholder={t`Search`} value={query} onChange={setQuery} />
      {found.length === 0 ? (
        <EmptyState scene="search" title={<Trans>No languages found.</Trans>} />
      ) : (
        <fieldset className="divide-y divide-line rounded-card bg-card">
          <legend className="sr-only">{t`Language`}</legend>
          {found.map((choice) => (
            <LanguageRow
              key={choice.fileName}
              choice={choice}
              isCurrent={choice.locale === current}
              busy={choice.locale !== undefined && choice.locale === pending}
              onChoose={(locale) => void select(locale)}
            />
          ))}
        </fieldset>
      )}
      {found.length > 0 && (
        <p className="text-12 text-ink-2">
          <Trans>Saved to your account and used on all your devices and for messages to you.</Trans>
        </p>
      )}
    </div>
  );
}

const SKELETON_ROWS = 10;

function LanguageSkeleton() {
  return (
    <Loading className="flex flex-col gap-4 px-4 pt-2 pb-6">
      <div className="skeleton h-11 rounded-full" />
      <div className="divide-y divide-line rounded-card bg-card">
        {Array.from({ length: SKELETON_ROWS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <div key={index} className="flex h-14.25 flex-col justify-center gap-1.5 px-4">
            <div className="skeleton h-4 w-24" />
            <div className="skeleton h-3 w-16" />
          </div>
        ))}
      </div>
    </Loading>
  );
}

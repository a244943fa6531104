import { i18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { languagesQuery } from '@meridian/sdk/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { PageErrorBoundary } from '../../feedback/page-error-boundary.tsx';
import { toasts } from '../../feedback/toasts.ts';
import { useFormats } from '../../i18n/formats.ts';
import type { ShippedLocale } from '../../i18n/locales.ts';
import { standardMessages } from '../../i18n/standard-messages.ts';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { useLanguage } from '../../preferences/language.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterField } from '../../ui/filter-field.tsx';
import { foundLanguages, languageChoices } from './language-choices.ts';
import { LanguageRow } from './language-row.tsx';
import { LanguageSkeleton } from './language-skeleton.tsx';

/** The languages of the shop. A choice applies at once and is kept with the account. */
export function LanguagePage() {
  return (
    <>
      <ScreenBar parent="/setting" />
      <PageErrorBoundary>
        <Suspense fallback={<LanguageSkeleton />}>
          <Languages />
        </Suspense>
      </PageErrorBoundary>
    </>
  );
}

function Languages() {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(languagesQuery());
  const { current, choose } = useLanguage();
  const { language } = useFormats();
  const [words, setWords] = useState('');
  const [coming, setComing] = useState<ShippedLocale>();

  const choices = languageChoices(data.list);
  const found = foundLanguages(choices, words, ({ code }) => code && language(code));
  const take = async (locale: ShippedLocale) => {
    setComing(locale);
    const holds = await choose(locale);
    setComing(undefined);
    if (holds) toasts.done(i18n._(standardMessages.changeSuccess));
  };
  return (
    <div className="flex flex-col gap-4 px-4 pt-2 pb-6">
      <FilterField label={t`Search languages`} value={words} onChange={setWords} />
      {found.length === 0 ? (
        <EmptyState icon="language" title={<Trans>No language has this name.</Trans>} />
      ) : (
        <fieldset className="divide-y divide-line rounded-card bg-card">
          <legend className="sr-only">{t`Language`}</legend>
          {found.map((choice) => (
            <LanguageRow
              key={choice.fileName}
              choice={choice}
              isCurrent={choice.locale === current}
              busy={choice.locale !== undefined && choice.locale === coming}
              onChoose={(locale) => void take(locale)}
            />
          ))}
        </fieldset>
      )}
      {found.length > 0 && (
        <p className="text-12 text-ink-2">
          <Trans>Your choice is kept with your account and used on every device, also for messages to you.</Trans>
        </p>
      )}
    </div>
  );
}

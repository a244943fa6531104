import { useLingui } from '@lingui/react';
import { Children, Fragment, type ReactNode } from 'react';

/** Joins sentences, with a space between them if the language uses one. Leaves out empty ones. */
export function Sentences({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const gap = /^(zh|ja)\b/.test(i18n.locale) ? '' : ' ';
  return Children.toArray(children).map((sentence, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sentences keep their order
    <Fragment key={index}>
      {index > 0 && gap}
      {sentence}
    </Fragment>
  ));
}

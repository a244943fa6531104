import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useSanitizedHtml } from '../../ui/sanitize-html.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';

/** The shop's description of the product in the shop's language, sanitized to the elements that the contract allows. */
export function Description({ html, lang }: { html: string; lang: string | undefined }) {
  const heading = useId();
  const clean = useSanitizedHtml(html, 'description');
  if (html === '' || clean?.nodes.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading}>
        <Trans>Description</Trans>
      </SectionHeading>
      {clean === undefined ? (
        <div aria-hidden className="skeleton h-40" />
      ) : (
        <div lang={lang} dir="auto" className="prose text-14" ref={clean.ref} />
      )}
    </section>
  );
}

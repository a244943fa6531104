import { Trans } from '@lingui/react/macro';
import { useSanitizedHtml } from '../../ui/sanitize-html.ts';
import { Section } from '../../ui/section.tsx';

/** The shop's description of the product in the shop's language, sanitized to the elements that the contract allows. */
export function Description({ html, lang }: { html: string; lang: string | undefined }) {
  const clean = useSanitizedHtml(html, 'description');
  if (html === '' || clean?.nodes.length === 0) return null;
  return (
    <Section title={<Trans>Description</Trans>}>
      {clean === undefined ? (
        <div aria-hidden className="skeleton h-40" />
      ) : (
        <div lang={lang} dir="auto" className="prose text-14" ref={clean.ref} />
      )}
    </Section>
  );
}

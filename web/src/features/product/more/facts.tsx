import { Plural, Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';

/** The number of facts shown at first. If there is only one more, it is shown too, instead of a button. */
const FIRST = 6;

/** The table of a product's facts, in the product's language. A long table unfolds. */
export function ProductFacts({ facts, lang }: { facts: readonly Schema<'ProductFact'>[]; lang: string | undefined }) {
  const [isOpen, setOpen] = useState(facts.length <= FIRST + 1);
  if (facts.length === 0) return null;
  return (
    <Section title={<Trans>Product details</Trans>}>
      <dl lang={lang} className="divide-y divide-line rounded-card bg-card px-4 text-14">
        {facts.slice(0, isOpen ? undefined : FIRST).map(({ name, value }) => (
          <div key={name} className="flex flex-wrap gap-x-4 py-3">
            <dt className="min-w-0 flex-[2] basis-[6rem] wrap-break-word text-ink-2">
              <bdi>{name}</bdi>
            </dt>
            <dd dir="auto" className="min-w-0 flex-[3] basis-[9rem] wrap-break-word text-start">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {!isOpen && (
        <div className="mt-3">
          <Button variant="quiet" size="medium" wide onClick={() => setOpen(true)}>
            <Plural value={facts.length} one="Show # detail" other="Show all # details" />
          </Button>
        </div>
      )}
    </Section>
  );
}

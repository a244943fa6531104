import { Plural, Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HelpAnswer } from './help-answer.tsx';
import { filterHelp } from './help-search.ts';

interface HelpGroupsProps {
  groups: readonly Schema<'HelpGroup'>[];
  /** The words that a shown answer must contain; empty shows all answers. */
  query: string;
  /** Called before a link of an answer navigates. */
  onLeave?: () => void;
}

/** The answers that match a query, grouped by subject. Their number is announced. */
export function HelpGroups({ groups, query, onLeave }: HelpGroupsProps) {
  const found = filterHelp(groups, query);
  const count = found.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      <p role="status" className="sr-only">
        {query.trim() !== '' && <Plural value={count} one="# answer" other="# answers" />}
      </p>
      {found.map(({ id, title, items }) => (
        <section key={id} aria-labelledby={`help-${id}`}>
          <h3 id={`help-${id}`} className="text-16 font-semibold">
            {title}
          </h3>
          {items.map((item) => (
            <HelpAnswer key={item.id} item={item} onLeave={onLeave} />
          ))}
        </section>
      ))}
      {found.length === 0 && (
        <EmptyState
          icon="help"
          title={<Trans>No answers found.</Trans>}
          detail={<Trans>Try fewer words, or contact us.</Trans>}
        />
      )}
    </>
  );
}

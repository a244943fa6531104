import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TooLongText } from '../../ui/input/search-field.tsx';
import { MAX_QUERY_LENGTH, shortenQuery } from './search-query.ts';

interface QueryTooLongProps {
  typed: string;
  onShorten: (query: string) => void;
}

/** Replaces the results of a query that is too long; offers a search for its first words. */
export function QueryTooLong({ typed, onShorten }: QueryTooLongProps) {
  const { t } = useLingui();
  const query = shortenQuery(typed);
  return (
    <EmptyState
      scene="search"
      title={<TooLongText typed={typed} maxLength={MAX_QUERY_LENGTH} />}
      action={
        <Button variant="quiet" size="medium" onClick={() => onShorten(query)}>
          {t`Search for “${query}”`}
        </Button>
      }
    />
  );
}

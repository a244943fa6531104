import { useLingui } from '@lingui/react/macro';
import { NoMatch } from '../../feedback/no-match.tsx';
import { MAX_QUERY_LENGTH } from '../../ui/input/query-length.ts';
import { TooLongText } from '../../ui/input/search-field.tsx';

/** Replaces the results of a query that is too long; offers a search for its first words. */
export function QueryTooLong({ typed, onShorten }: { typed: string; onShorten: (query: string) => void }) {
  const { t } = useLingui();
  const query = shortenQuery(typed);
  return (
    <NoMatch title={<TooLongText typed={typed} />} label={t`Search for “${query}”`} onPress={() => onShorten(query)} />
  );
}

/** The first words of a query, as many as are allowed; the beginning of a single long word. */
export function shortenQuery(query: string): string {
  const start = [...query].slice(0, MAX_QUERY_LENGTH + 1).join('');
  const words = start.slice(0, Math.max(0, start.search(/\s+\S*$/u)));
  return words || [...start].slice(0, MAX_QUERY_LENGTH).join('');
}

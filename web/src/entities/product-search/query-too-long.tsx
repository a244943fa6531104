import { useLingui } from '@lingui/react/macro';
import { NoMatch } from '../../feedback/no-match.tsx';
import { TooLongText } from '../../ui/input/search-field.tsx';
import { shortenQuery } from './search-query.ts';

/** Replaces the results of a query that is too long; offers a search for its first words. */
export function QueryTooLong({ typed, onShorten }: { typed: string; onShorten: (query: string) => void }) {
  const { t } = useLingui();
  const query = shortenQuery(typed);
  return (
    <NoMatch title={<TooLongText typed={typed} />} label={t`Search for “${query}”`} onPress={() => onShorten(query)} />
  );
}

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { appName } from '../i18n/app-name.ts';

const notFound = msg`Page not found`;

/** Sets the document's title to the route's, in the language in use (R2.04). */
export function DocumentTitle() {
  const { i18n } = useLingui();
  // A path that is longer than its route (`/detail/1/2/3`) has that route's match, but no screen.
  const title = useMatches({
    select: (matches) => (matches.some((match) => match._notFound) ? undefined : matches.at(-1)?.staticData.title),
  });
  const text = `${i18n._(title ?? notFound)} · ${appName}`;
  useEffect(() => {
    document.title = text;
  }, [text]);
  return null;
}

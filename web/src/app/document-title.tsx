import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { appName } from '../i18n/app-name.ts';

const notFound = msg`Page not found`;

/** The document's title is the route's, in the language in use (R2.04). */
export function DocumentTitle() {
  const { i18n } = useLingui();
  // An address that goes on where its route ends (`/detail/1/2/3`) has that route's match, and yet no screen.
  const title = useMatches({
    select: (matches) => (matches.some((match) => match._notFound) ? undefined : matches.at(-1)?.staticData.title),
  });
  const text = `${i18n._(title ?? notFound)} · ${appName}`;
  useEffect(() => {
    document.title = text;
  }, [text]);
  return null;
}

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { shopName } from '../i18n/shop-name.ts';

const notFound = msg`Page not found`;

/** The document's title is the route's, in the language in use (specification 2). */
export function DocumentTitle() {
  const { i18n } = useLingui();
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title }) ?? notFound;
  const text = `${i18n._(title)} · ${shopName}`;
  useEffect(() => {
    document.title = text;
  }, [text]);
  return null;
}

import type { MessageDescriptor } from '@lingui/core';

/** The five tabs. */
export type TabName = 'home' | 'explore' | 'filter' | 'bag' | 'profile';

declare module '@tanstack/react-router' {
  /** What a route says of its screen; the frame reads it. */
  interface StaticDataRouteOption {
    /** The document's title (R2.04). */
    title?: MessageDescriptor;
    /** The tab bar stands under this screen, with this tab chosen. */
    tab?: TabName;
    /** A screen of products: its column grows on wide windows. */
    wide?: true;
  }
}

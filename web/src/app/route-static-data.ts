import type { MessageDescriptor } from '@lingui/core';

/** The five tabs. */
export type TabName = 'home' | 'explore' | 'filter' | 'bag' | 'profile';

declare module '@tanstack/react-router' {
  /** What a route declares about its screen; read by the app frame. */
  interface StaticDataRouteOption {
    /** The document's title (R2.04). */
    title?: MessageDescriptor;
    /** The selected tab; a screen without one has no tab bar. */
    tab?: TabName;
    /** Whether its content fills the frame of a wide window: goods, or lines beside their total. */
    wide?: true;
  }
}

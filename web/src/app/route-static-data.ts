import type { MessageDescriptor } from '@lingui/core';

/** The five tabs. */
export type TabName = 'home' | 'explore' | 'filter' | 'bag' | 'profile';

/** What the boxes of a screen look like in the shell of index.html (boot/first-paint.css). */
type Skeleton = 'cards' | 'grid' | 'grid shop' | 'item' | 'item order' | 'lines' | 'form';

declare module '@tanstack/react-router' {
  /** What a route declares about its screen; read by the app and, as it stands there, by the build (build/screens.ts). */
  interface StaticDataRouteOption {
    /** The document's title (R2.04). */
    title?: MessageDescriptor;
    /** The selected tab, which stays (R2.07); a screen without one has no tab bar. */
    tab?: TabName;
    /** Whether its content fills the frame of a wide window: goods, or lines beside their total. */
    wide?: true;
    /** Whether it is one that visits begin with: it needs nothing of the deferred rooms, and index.html names its files. */
    first?: true;
    /** Its boxes before the app has come; cards below one another if not named. */
    skeleton?: Skeleton;
  }
}

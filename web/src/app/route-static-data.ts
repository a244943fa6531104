import type { MessageDescriptor } from '@lingui/core';

export type TabName = 'home' | 'explore' | 'filter' | 'bag' | 'profile';

/** The skeleton of a screen in the shell of index.html (boot/first-paint.css). */
type Skeleton = 'cards' | 'grid' | 'grid shop' | 'item' | 'item order' | 'lines' | 'form';

declare module '@tanstack/react-router' {
  /** What a route declares about its screen. Read by the app, and as source text by the build (build/screens.ts). */
  interface StaticDataRouteOption {
    /** The document's title (R2.04). */
    title?: MessageDescriptor;
    /** The selected tab, which stays (R2.07). A screen without a tab has no tab bar. */
    tab?: TabName;
    /** Whether its content fills the frame of a wide window: products, or lines beside their total. */
    wide?: true;
    /** Whether visits often begin here: it needs no deferred texts and styles, and index.html lists its files. */
    first?: true;
    /** Its skeleton before the app is loaded; by default, cards below one another. */
    skeleton?: Skeleton;
  }
}

// Also read by lingui.config.ts and .dependency-cruiser.mjs: it imports nothing.

/** The features of the screens that most visits begin with. */
const initialFeatures = 'home|catalogue|product|shop|search';

/**
 * The rooms whose texts are in the catalogue `deferred`, as globs below web/src. The initial screens import nothing from
 * them, unless by `import()` together with those texts (`importWithTexts`).
 */
export const deferredRooms = [
  `features/!(${initialFeatures})/**`,
  'features/product/report/**',
  'entities/{account,address,cart-line,order,outside-link,refund,state,step-up,upload,verification-code,wallet}/**',
  'form/picture-*',
];

/** A module of such a room, by its path. */
export const deferredModule = `^web/src/(features/(?!(${initialFeatures})/)|features/product/report/|entities/(account|address|cart-line|order|outside-link|refund|state|step-up|upload|verification-code|wallet)/|form/picture-)`;

/** Whether a screen needs only the catalogue `messages`; by its path. */
export const isInitialScreen = (path: string): boolean => /^\/(home|explore|searchs?|shop|detail)(\/|$)/.test(path);

// Also read by build/catalogue-parts.ts and .dependency-cruiser.mjs: it imports nothing.

/** The features of the screens that most visits begin with. */
const initialFeatures = 'home|catalogue|product|shop|search';

/**
 * The modules whose texts are in a catalogue's part `deferred`, by their path. The initial screens import none of them,
 * unless by `import()` together with those texts (`importWithTexts`).
 */
export const deferredModule = `^web/src/(features/(?!(${initialFeatures})/)|features/product/report/|entities/(account|address|cart-line|order|outside-link|refund|state|step-up|upload|verification-code|wallet)/|form/picture-)`;

/** Whether a screen needs only the part `initial`; by its path. */
export const isInitialScreen = (path: string): boolean => /^\/(home|explore|searchs?|shop|detail)(\/|$)/.test(path);

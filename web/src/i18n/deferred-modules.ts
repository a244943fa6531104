// Also read by build/catalogue-parts.ts and .dependency-cruiser.mjs: it imports nothing. Their classes: ui/first.css.

/** The features of the screens that most visits begin with. */
const initialFeatures = 'home|catalogue|product|shop|search';

/**
 * The modules whose texts are in a catalogue's part `deferred`, by their path. The initial screens import none of them,
 * unless by `importDeferred`, which brings those texts and their styles.
 */
export const deferredModule = `^web/src/(features/(?!(${initialFeatures})/)|features/product/report/|entities/(account|address|cart-line|order|outside-link|refund|state|step-up|upload|verification-code|wallet)/|form/picture-)`;

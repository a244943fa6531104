// Imports nothing, because build/catalogue-parts.ts and .dependency-cruiser.mjs read it too. For classes: ui/first.css.

/** The features of the screens that most visits begin with. */
const initialFeatures = 'home|catalogue|product|shop|search';

/**
 * The paths of the modules whose texts are in the `deferred` part of a catalogue. The initial screens import them only
 * with the `deferredRooms`, which are their texts, styles and icons.
 */
export const deferredModule = `^web/src/(features/(?!(${initialFeatures})/)|features/product/report/|entities/(account|address|cart-line|change-of-mind|order|outside-link|refund|state|step-up|upload|verification-code|wallet)/|form/(code-pad|picture-))`;

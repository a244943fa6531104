import style from '../../openapi/scripts/developer-pages.css?raw';

// Not below the stages, whose components look as in the app. Before all other sheets, which may change it.
const element = document.createElement('style');
element.textContent = `@scope (.ui-page) to (.ui-page-stage) { ${style} }`;
document.head.prepend(element);

// Loaded when the first HTML text is shown (sanitize-html.ts).
import createPurifier, { type Config } from 'dompurify';
import { outsideUrl } from './outside-url.ts';
import { pictureAddress } from './picture/picture-settings.ts';

const textElements = ['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em'];

/** The HTML that the contract allows in product descriptions (ProductDescription) and platform texts (HtmlText). */
const allowed = {
  description: { elements: [...textElements, 'img'], attributes: ['src', 'alt', 'width', 'height'] },
  text: { elements: [...textElements, 'a'], attributes: ['href'] },
};

export type HtmlKind = keyof typeof allowed;

/** Elements removed with their content. Any other element that is not allowed is replaced by its text. */
const removedWithContent = [
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'noscript',
  'noembed',
  'noframes',
  'xmp',
  'plaintext',
  'title',
  'textarea',
  'select',
  'video',
  'audio',
];

const purifier = createPurifier(window);
// Checks the attributes of the remaining elements; the elements themselves are already filtered.
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.nodeName === 'IMG') sanitizePicture(element);
  else if (element.nodeName === 'A') sanitizeLink(element);
});

/** Reduces HTML to what the contract allows; empty if only white space is left. Nodes need no second parse. */
export function sanitizeHtml(html: string, kind: HtmlKind): Node[] {
  const { elements, attributes } = allowed[kind];
  const config = {
    ALLOWED_TAGS: elements,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    FORBID_CONTENTS: removedWithContent,
    RETURN_DOM: true,
  } satisfies Config;
  const body = purifier.sanitize(html, config);
  if (!(body instanceof Element)) return [];
  // Not in the hook: replacing an element during the purifier's traversal would lose its place in the tree.
  for (const link of body.querySelectorAll('a:not([href])')) link.replaceWith(...link.childNodes);
  for (const link of body.querySelectorAll('a[href^="mailto:"]')) breakAfterAt(link);
  return body.innerHTML.trim() === '' ? [] : [...body.childNodes];
}

function sanitizePicture(element: Element): void {
  const source = element.getAttribute('src') ?? '';
  if (!/^(https?:)?\//.test(source)) {
    element.remove();
    return;
  }
  element.setAttribute('src', pictureAddress(source));
  element.setAttribute('loading', 'lazy');
  if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
}

/** Keeps links outside that may be opened, mailto links and paths of this app. Any other link is replaced by its text. */
function sanitizeLink(element: Element): void {
  const target = element.getAttribute('href') ?? '';
  if (/^(mailto:|\/(?![/\\]))/.test(target)) return;
  if (outsideUrl(target) === undefined) {
    element.removeAttribute('href');
    return;
  }
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener');
}

/** A long mail address breaks before its domain, not within a word. */
function breakAfterAt(link: Element): void {
  const [name, domain, ...more] = link.textContent.split('@');
  if (link.children.length > 0 || name === undefined || domain === undefined || more.length > 0) return;
  link.replaceChildren(`${name}@`, link.ownerDocument.createElement('wbr'), domain);
}

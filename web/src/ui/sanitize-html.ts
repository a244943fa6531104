import { pictureAddress } from './picture/picture-settings.ts';

const textElements = ['P', 'H3', 'UL', 'OL', 'LI', 'STRONG', 'EM'];

/** The elements that the contract allows in a product's description (ProductDescription) and in the platform's texts (HtmlText). */
const allowed = {
  description: new Set([...textElements, 'IMG']),
  text: new Set([...textElements, 'A']),
};

const pictureAttributes = new Set(['src', 'alt', 'width', 'height', 'loading']);

/**
 * Reduces HTML to what the contract allows. Any other element is replaced by its text; scripts and styles are removed
 * with theirs. It is parsed in a separate document, where no script runs.
 */
export function sanitizeHtml(html: string, kind: keyof typeof allowed): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('script, style, template, iframe, object')) element.remove();
  for (const element of [...body.querySelectorAll('*')].reverse()) {
    if (!allowed[kind].has(element.tagName)) element.replaceWith(...element.childNodes);
    else if (element.tagName === 'IMG') sanitizePicture(element);
    else if (element.tagName === 'A') sanitizeLink(element);
    else keepAttributes(element, new Set());
  }
  return body.innerHTML.trim();
}

function keepAttributes(element: Element, allowedNames: ReadonlySet<string>): void {
  for (const { name } of [...element.attributes]) {
    if (!allowedNames.has(name)) element.removeAttribute(name);
  }
}

function sanitizePicture(element: Element): void {
  keepAttributes(element, pictureAttributes);
  const source = element.getAttribute('src') ?? '';
  if (!/^(https?:)?\//.test(source)) {
    element.remove();
    return;
  }
  element.setAttribute('src', pictureAddress(source));
  element.setAttribute('loading', 'lazy');
  if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
}

/** Keeps https and mailto addresses and paths of this app; any other link is replaced by its text. */
function sanitizeLink(element: Element): void {
  const target = element.getAttribute('href') ?? '';
  if (!/^(https:\/\/|mailto:|\/(?![/\\]))/.test(target)) {
    element.replaceWith(...element.childNodes);
    return;
  }
  keepAttributes(element, new Set(['href']));
  if (!target.startsWith('https:')) return;
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener');
}

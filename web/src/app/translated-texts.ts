interface Translation {
  /** What a translator put in the place of a text. */
  shown: ChildNode;
  words: string;
  /** Whether the translator keeps the text in what it shows, and so may write it. */
  isHeld: boolean;
}

/** Within how many changes a translator has put what it took a text away for. */
const NEAR = 20;

const isText = (node: Node | null | undefined): node is Text => node?.nodeType === Node.TEXT_NODE;
const isFont = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT';

/**
 * Keeps React working in a page that the browser translates (decision web/037). A text that a translator replaced is put
 * back, empty, before what replaced it, where React finds it. Once React writes or removes it, its translation goes, and
 * the translator sees the new words. `root` contains all that React draws.
 */
export function keepReplacedTexts(root: Node): void {
  const translations = new WeakMap<Node, Translation>();
  /** The texts, by what is shown in their place. */
  const texts = new WeakMap<Node, Text>();

  const observer = new MutationObserver((changes) => {
    for (const { type, target } of changes) if (type === 'characterData' && isText(target)) hide(target);
    for (const [index, { removedNodes }] of changes.entries()) {
      const [node] = removedNodes;
      // A translator takes one away at a time; where React clears a parent, nothing is left to keep.
      if (node === undefined || removedNodes.length > 1) continue;
      const text = isText(node) ? node : texts.get(node);
      if (text === undefined) continue;
      const translation = translations.get(text);
      if (translation === undefined) {
        if (text === node) replace(text, changes.slice(index, index + NEAR));
      } else if (text.parentNode === null) hide(text);
      // React has moved the text.
      else if (translation.shown.parentNode !== null) text.after(translation.shown);
      else restore(text, translation, text === node ? [] : changes);
    }
    // Ignores the changes made here.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, subtree: true });

  const show = (text: Text, translation: Translation) => {
    translations.set(text, translation);
    texts.set(translation.shown, text);
    translation.shown.before(text);
    observer.observe(text, { characterData: true });
  };

  const hide = (text: Text) => {
    const { shown, isHeld } = translations.get(text) ?? {};
    translations.delete(text);
    // Put anew, the text is new to the translator, too. One that writes it itself would translate it for ever.
    if (isHeld === false && text.nextSibling === shown) shown?.replaceWith(text);
    else shown?.remove();
  };

  const replace = (text: Text, [change, ...later]: readonly MutationRecord[]) => {
    const { target, addedNodes, previousSibling, nextSibling } = change ?? {};
    const next = later.find(
      (other) =>
        other.target === target && other.previousSibling === previousSibling && other.nextSibling === nextSibling,
    );
    const put = addedNodes?.[0] ?? next?.addedNodes[0];
    const shown = [previousSibling, nextSibling, put].find(
      // WebKit's translator puts texts, all others fonts, which nothing else has.
      (node): node is ChildNode =>
        !!node && node.parentNode === target && !texts.has(node) && (isFont(node) || (isText(node) && node === put)),
    );
    const isHeld = shown?.contains(text) ?? false;
    if (shown === undefined || (text.parentNode !== null && !isHeld)) return;
    const words = text.data;
    if (isHeld) text.replaceWith(words);
    text.data = '';
    show(text, { shown, words, isHeld });
  };

  const restore = (text: Text, translation: Translation, changes: readonly MutationRecord[]) => {
    const next = text.nextSibling;
    const isNew = changes.some(({ addedNodes }) => next !== null && [...addedNodes].includes(next));
    // Translated into another language.
    if (isNew && isFont(next)) return show(text, { ...translation, shown: next });
    // The translator has a text of its own for the original.
    if (isNew && isText(next) && !translations.has(next)) next.remove();
    translations.delete(text);
    text.data = translation.words;
  };
}

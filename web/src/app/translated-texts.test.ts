// @vitest-environment jsdom
import fc from 'fast-check';
import { createElement, Fragment, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { keepReplacedTexts } from './translated-texts.ts';

const inForeign = (words: string) => `«${words}»`;

function fontAround(words: string): HTMLElement {
  const font = document.createElement('font');
  font.append(document.createElement('font'));
  font.firstElementChild?.append(words);
  return font;
}

/** What translators do to a text. */
const translators: Record<string, (text: Text) => void> = {
  // Chrome's and Google's, as described in facebook/react#11538.
  'a font before it, and it removed': (text) => {
    text.before(fontAround(inForeign(text.data)));
    text.remove();
  },
  'a font in its place': (text) => text.replaceWith(fontAround(inForeign(text.data))),
  'it removed, then a font': (text) => {
    const { parentNode, nextSibling } = text;
    text.remove();
    parentNode?.insertBefore(fontAround(inForeign(text.data)), nextSibling);
  },
  'it in a font': (text) => {
    const font = fontAround('');
    text.before(font);
    font.firstElementChild?.append(text);
    text.data = inForeign(text.data);
  },
  // WebKit's TextManipulationController::replace.
  'it removed, then another text': (text) => {
    const { parentNode, nextSibling } = text;
    text.remove();
    parentNode?.insertBefore(new Text(inForeign(text.data)), nextSibling);
  },
  // Firefox's, and Edge's for a text without siblings.
  'it written': (text) => {
    text.data = inForeign(text.data);
  },
};

/** What they do when the customer asks for the original again. */
const restorers: Record<string, (font: Element, text: Text, words: string) => void> = {
  'the text in the font’s place': (font, text) => font.replaceWith(text),
  'another text in the font’s place': (font, _text, words) => font.replaceWith(words),
  'the text before the font, and the font removed': (font, text) => {
    font.before(text);
    font.remove();
  },
  'the font removed': (font) => font.remove(),
};

let undo: (() => void)[] = [];
function leave(): void {
  for (const each of undo) each();
  undo = [];
  document.body.replaceChildren();
}
afterEach(async () => {
  leave();
  // React's scheduler ends before the window does.
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
});

/** A place for the app, which looks after it. */
function start(): Element {
  const root = document.body.appendChild(document.createElement('div'));
  keepReplacedTexts(root);
  return root;
}

/** The texts that a translator would translate. */
function textsToTranslate(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes = [root];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes.filter(
    (node) =>
      node instanceof Text &&
      node.isConnected &&
      node.data.trim() !== '' &&
      !node.data.startsWith('«') &&
      node.parentElement?.closest('font') === null,
  ) as Text[];
}

/** Translates what comes. */
function translateAll(translate: (text: Text) => void): void {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) for (const text of textsToTranslate(node)) translate(text);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  undo.push(() => observer.disconnect());
}

/** As many turns as observers need that answer one another. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

/** A function that draws a page; what React throws fails the test. */
function mount(container: Element) {
  const errors: unknown[] = [];
  const root = createRoot(container, { onUncaughtError: (error) => errors.push(error) });
  undo.push(() => flushSync(() => root.unmount()));
  return async (page: ReactNode) => {
    flushSync(() => root.render(page));
    await settle();
    expect(errors).toEqual([]);
  };
}

const wordsOf = (node: Node) => node.textContent?.replace(/[«»]/g, '');

const Said = ({ words: said }: { words: string }) => said;
/** What may stand in a page: texts, numbers, elements, components, what is not there, keyed rows that move. */
const pagesOf = (words: fc.Arbitrary<string>) =>
  fc.letrec<{ page: ReactNode; list: ReactNode }>((tie) => ({
    list: fc.array(tie('page'), { maxLength: 4 }).map((children) => createElement(Fragment, null, ...children)),
    page: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      words,
      fc.integer({ min: 0, max: 9 }),
      fc.constantFrom(null, false),
      words.map((said) => createElement(Said, { words: said })),
      words.map((said) => createElement('b', null, said)),
      tie('list').map((list) => createElement('i', null, list)),
      tie('list'),
      fc
        .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 4 }), words), { maxLength: 4, selector: ([key]) => key })
        .map((rows) => rows.map(([key, said]) => createElement(Fragment, { key }, said))),
    ),
  })).page;
const words = ['One more', 'Add to bag', 'Saved', '5', ''];
const pages = pagesOf(fc.constantFrom(...words, ' '));
const states = fc.array(pages, { minLength: 2, maxLength: 5 });
const options = { numRuns: 60 };

for (const [how, translate] of Object.entries(translators)) {
  test(`[B2.18] a page that is translated at once says what React draws: ${how}`, async () => {
    const property = fc.asyncProperty(states, async (drawn) => {
      const [shown, reference] = [start(), document.createElement('div')];
      // The app's observer is the older one, so it is called first.
      translateAll(translate);
      const [draw, drawReference] = [mount(shown), mount(reference)];
      for (const page of drawn) {
        await draw(page);
        await drawReference(page);
        expect(wordsOf(shown)).toBe(reference.textContent);
      }
    });
    await fc.assert(property.afterEach(leave), options);
  });

  test(`[B2.18] a page that is translated at any moment says what React draws: ${how}`, async () => {
    const property = fc.asyncProperty(fc.array(fc.tuple(pages, fc.nat()), { maxLength: 6 }), async (drawn) => {
      const [shown, reference] = [start(), document.createElement('div')];
      const [draw, drawReference] = [mount(shown), mount(reference)];
      for (const [page, chosen] of drawn) {
        await draw(page);
        await drawReference(page);
        expect(wordsOf(shown)).toBe(reference.textContent);
        for (const [index, text] of textsToTranslate(shown).entries()) if ((chosen >> index) % 2 === 0) translate(text);
        await settle();
        expect(wordsOf(shown)).toBe(reference.textContent);
      }
    });
    await fc.assert(property.afterEach(leave), options);
  });
}

test.each(['a font before it, and it removed', 'a font in its place', 'it removed, then a font'])(
  '[B2.18] the translator sees each new text: %s',
  async (how) => {
    // Nobody looks whether a blank has become a word.
    const property = fc.asyncProperty(fc.array(pagesOf(fc.constantFrom(...words))), async (drawn) => {
      const shown = start();
      translateAll(translators[how] ?? expect.fail());
      const draw = mount(shown);
      for (const page of drawn) {
        await draw(page);
        expect(textsToTranslate(shown)).toEqual([]);
      }
    });
    await fc.assert(property.afterEach(leave), options);
  },
);

for (const [how, restore] of Object.entries(restorers)) {
  test(`[B2.18] a page whose original is shown again says each text once: ${how}`, async () => {
    const property = fc.asyncProperty(pages, states, fc.boolean(), async (first, drawn, isBackwards) => {
      const [shown, reference] = [start(), document.createElement('div')];
      const [draw, drawReference] = [mount(shown), mount(reference)];
      await draw(first);
      const replaced = textsToTranslate(shown).map((text) => {
        const [font, said] = [fontAround(inForeign(text.data)), text.data];
        text.replaceWith(font);
        return { font, text, said };
      });
      await settle();
      // Into another language, on the way.
      for (const each of replaced.filter((_, index) => index % 2 === 0)) {
        const font = fontAround(`«${each.said}»`);
        each.font.replaceWith(font);
        each.font = font;
      }
      await settle();
      for (const { font, text, said } of isBackwards ? replaced.reverse() : replaced) restore(font, text, said);
      await settle();
      for (const page of [first, ...drawn]) {
        await draw(page);
        await drawReference(page);
        expect(shown.textContent).toBe(reference.textContent);
      }
    });
    await fc.assert(property.afterEach(leave), options);
  });
}

test('a page that nobody translates stays as React draws it', async () => {
  const property = fc.asyncProperty(states, async (drawn) => {
    const [shown, reference] = [start(), document.createElement('div')];
    const [draw, drawReference] = [mount(shown), mount(reference)];
    for (const page of drawn) {
      await draw(page);
      await drawReference(page);
      expect(shown.innerHTML).toBe(reference.innerHTML);
    }
  });
  await fc.assert(property.afterEach(leave), options);
});

test('[B2.18] a sheet beside the app is kept, too', async () => {
  const root = start();
  translateAll(translators['a font before it, and it removed'] ?? expect.fail());
  const draw = mount(root.appendChild(document.createElement('div')));
  for (const count of [1, 2]) await draw(createPortal([`${count} items`, count > 1 && ' left'], root));
  expect(root.textContent).toBe('«2 items»« left»');
});

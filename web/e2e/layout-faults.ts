import type { Page } from 'playwright-core';

/**
 * What is wrong with how the page stands in its window, one line each: words that are cut, run together, break in the
 * middle or lie on a picture; controls too small for a fingertip (44 px, WCAG 2.5.8 asks for 24); anything beyond the
 * window's edges. What scrolls sideways on purpose may go on, and an ellipsis is no fault while it leaves something to read.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const FINGERTIP = 43.5;
    const LEAST_EMS = 4;
    const SLACK = 2;
    const edge = document.documentElement.clientWidth;
    const faults = new Set<string>();

    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    const meet = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      right: Math.min(a.right, b.right),
      top: Math.max(a.top, b.top),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const exceeds = (box: Box, px: number) => box.right - box.left > px && box.bottom - box.top > px;
    const name = (element: Element) => {
      const words = (element.ariaLabel ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
      return `<${element.localName}> “${words}”`;
    };
    const above = (element: Element) => {
      const found: Element[] = [];
      for (let at = element.parentElement; at !== null; at = at.parentElement) found.push(at);
      return found;
    };
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 1 && height > 1;
    };
    const modal = document.querySelector(':modal');
    const isInPlay = (element: Element) =>
      (modal === null || modal.contains(element)) && element.closest('[inert], [data-layout-free]') === null;
    const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration) => [overflowX, overflowY].includes('auto');

    const hides = (overflow: string) => ['hidden', 'clip'].includes(overflow);
    /** What is seen of a box in those around it that scroll or cut. */
    const shown = (element: Element, box: Box) =>
      [element, ...above(element)]
        .filter((each) => each !== document.body && each !== document.documentElement)
        .filter((each) => scrolls(getComputedStyle(each)) || hides(getComputedStyle(each).overflowX))
        .reduce((rest: Box, each) => meet(rest, each.getBoundingClientRect()), box);
    const scrollsAside = (element: Element) =>
      above(element).some((each) => getComputedStyle(each).overflowX === 'auto' && each.scrollWidth > each.clientWidth);
    /** The floating part of the screen that something belongs to: parts lie over one another on purpose. */
    const layerOf = (element: Element) =>
      [element, ...above(element)].find((each) => ['fixed', 'sticky'].includes(getComputedStyle(each).position));

    const checkCut = (element: Element, box: Box) => {
      for (const each of [element, ...above(element)]) {
        const style = getComputedStyle(each);
        if (each === document.body || each === document.documentElement || scrolls(style)) return;
        const around = each.getBoundingClientRect();
        const isAside = box.left < around.left - SLACK || box.right > around.right + SLACK;
        const isBelow = box.top < around.top - SLACK || box.bottom > around.bottom + SLACK;
        const hasEllipsis = style.textOverflow === 'ellipsis';
        if (isAside && hides(style.overflowX) && !hasEllipsis) faults.add(`cut at the side: ${name(element)}`);
        if (isBelow && hides(style.overflowY) && style.webkitLineClamp === 'none')
          faults.add(`cut above or below: ${name(element)}`);
        const ems = each.clientWidth / Number.parseFloat(style.fontSize);
        if (isAside && hasEllipsis && ems < LEAST_EMS) faults.add(`little left to read: ${name(element)}`);
        if (hides(style.overflowX) && hides(style.overflowY)) return;
        // In front of everything nothing around it cuts it off.
        if (each.matches(':popover-open')) return;
      }
    };

    const checkWords = (text: Text) => {
      const range = document.createRange();
      for (const { index, 0: word } of text.data.matchAll(/(?<!\p{Letter})\p{Script=Latin}{2,12}(?!\p{Letter})/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [first, ...rest] = range.getClientRects();
        if (rest.some(({ top }) => first !== undefined && top > first.bottom - SLACK))
          faults.add(`a word in two lines, ${word}: ${name(text.parentElement ?? document.body)}`);
      }
    };

    const texts: { element: Element; layer: Element | undefined; boxes: Box[] }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const text = walker.currentNode;
      const element = text.parentElement;
      if (!(text instanceof Text) || element === null || text.data.trim() === '') continue;
      if (!isInPlay(element) || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      // A point or a dash between two words may go with the line's end.
      if (/[\p{Letter}\p{Number}]/u.test(text.data)) for (const line of lines) checkCut(element, line);
      checkWords(text);
      const boxes = lines.map((line) => shown(element, line)).filter((line) => exceeds(line, 0));
      if (!scrollsAside(element) && boxes.some(({ left, right }) => left < -SLACK || right > edge + SLACK))
        faults.add(`beyond the window: ${name(element)}`);
      texts.push({ element, layer: layerOf(element), boxes });
    }

    const overlaps = (some: Box[], others: Box[]) =>
      some.some((a) => others.some((b) => exceeds(meet(a, b), SLACK * 2)));
    texts.forEach((one, place) => {
      for (const other of texts.slice(place + 1)) {
        if (one.layer !== other.layer || !overlaps(one.boxes, other.boxes)) continue;
        faults.add(`on one another: ${name(one.element)} and ${name(other.element)}`);
      }
    });

    /** A badge has a ground of its own between its words and what it lies on. */
    const hasGround = (element: Element, common: Element) =>
      [element, ...above(element)]
        .filter((each) => common.contains(each) && each !== common)
        .some((each) => !/^rgba\(.*, 0\)$/.test(getComputedStyle(each).backgroundColor));
    for (const picture of document.querySelectorAll('img, svg')) {
      if (!isInPlay(picture) || !isSeen(picture)) continue;
      const box = shown(picture, picture.getBoundingClientRect());
      const layer = layerOf(picture);
      for (const { element, layer: its, boxes } of texts) {
        if (layer !== its || !overlaps([box], boxes)) continue;
        const common = above(picture).find((each) => each.contains(element));
        if (common !== undefined && !hasGround(element, common)) faults.add(`on a picture: ${name(element)}`);
      }
    }

    const controls = 'a[href], button, input, select, textarea, summary, [role="option"], [role="tab"]';
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      const target = (control instanceof HTMLInputElement && control.closest('label')) || control;
      if (!isInPlay(control) || !isSeen(target)) continue;
      const own = target.getBoundingClientRect();
      const after = getComputedStyle(target, '::after');
      const reach = after.content === 'none' || after.position !== 'absolute' ? undefined : after;
      const width = Math.max(own.width, Number.parseFloat(reach?.width ?? '') || 0);
      const height = Math.max(own.height, Number.parseFloat(reach?.height ?? '') || 0);
      // In a running text a link is as high as its line.
      const isInText = getComputedStyle(target).display === 'inline' && reach === undefined;
      if (!isInText && (width < FINGERTIP || height < FINGERTIP))
        faults.add(`too small, ${Math.round(width)}×${Math.round(height)}: ${name(control)}`);
      const seen = shown(target, own);
      if (!scrollsAside(target) && (seen.left < -SLACK || seen.right > edge + SLACK))
        faults.add(`beyond the window: ${name(control)}`);
    }

    const beyond = document.documentElement.scrollWidth - edge;
    // A scroll bar's gutter makes it smaller, never larger.
    if (beyond > 0) faults.add(`the page is ${beyond} px wider than the window`);
    return [...faults];
  });
}

import type { TransRenderProps } from '@lingui/react';
import { cloneElement, createElement, isValidElement, type ReactNode } from 'react';

const isText = (child: ReactNode) => typeof child === 'string' || typeof child === 'number';
const isNothing = (child: ReactNode) => child === null || child === undefined || typeof child === 'boolean';

/**
 * Puts each text among siblings into an element of its own (decision web/036). Texts next to one another become one, as
 * they are drawn. The number of children stays, so that React finds each again.
 */
export function ownText(children: readonly ReactNode[]): ReactNode[] {
  const placed = [...children];
  for (let start = 0; start < placed.length; start += 1) {
    if (!isText(placed[start])) continue;
    let text = '';
    let end = start;
    for (; isText(placed[end]) || (isNothing(placed[end]) && end < placed.length); end += 1) {
      text += isText(placed[end]) ? placed[end] : '';
      placed[end] = null;
    }
    // Nobody translates blanks.
    placed[start] = text.trim() === '' ? text : createElement('span', { key: `text ${start}` }, text);
    start = end - 1;
  }
  return placed;
}

/** The props of an element that has several children. What contains text and nothing else keeps it. */
export function apart<Props>(type: unknown, props: Props): Props {
  const { children } = Object(props);
  const isOnlyText = type === 'option' || type === 'title' || type === 'text' || type === 'textarea';
  return isOnlyText || !Array.isArray(children) ? props : { ...props, children: ownText(children) };
}

/** Draws a message of lingui, which no JSX of ours creates. */
export function Message({ translation }: Pick<TransRenderProps, 'translation'>) {
  return createElement(
    'span',
    null,
    ...(Array.isArray(translation) ? ownText(translation.map(inElement)) : [translation]),
  );
}

/** An element within a message, which lingui gives its children. */
function inElement(child: ReactNode): ReactNode {
  if (!isValidElement<{ children?: ReactNode }>(child) || !Array.isArray(child.props.children)) return child;
  return cloneElement(child, {}, ...ownText(child.props.children.map(inElement)));
}

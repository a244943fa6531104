import { createElement, type SVGProps } from 'react';

interface IconProps extends SVGProps<SVGSVGElement> {
  size: number;
}

/**
 * Creates an icon component from its SVG elements. The build creates all icons with it (build/icons.ts). They render
 * like those of lucide-react, which the development server uses.
 */
export function createIcon(shapes: [tag: string, attributes: Record<string, string>][]) {
  return ({ size, ...attributes }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...attributes,
      },
      ...shapes.map(([tag, shape]) => createElement(tag, shape)),
    );
}

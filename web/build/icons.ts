import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** The shapes of an icon, as SVG elements with their attributes. */
type IconShapes = [tag: string, attributes: Record<string, string>][];

/**
 * Builds each icon of lucide-react from only its shapes: the package's own component is larger than all icons together.
 */
export function icons(createIconModule: string): Plugin {
  return {
    name: 'meridian:icons',
    apply: 'build',
    transform: {
      // The module of a renamed icon only re-exports the icon under its new name.
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/, code: /createLucideIcon/ },
      async handler(_code, id) {
        const shapes = JSON.stringify(await iconShapes(pathToFileURL(id).href));
        return `import { createIcon } from ${JSON.stringify(createIconModule)};\nexport default createIcon(${shapes});`;
      },
    },
  };
}

/** Reads the shapes from an icon's module, such as `lucide-react/icons/house`. */
async function iconShapes(module: string): Promise<IconShapes> {
  const { __iconData }: { __iconData: { node: IconShapes } } = await import(module);
  return __iconData.node.map(([tag, { key: _key, ...attributes }]) => [tag, attributes]);
}

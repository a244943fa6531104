// The routes' declarations about their screens, for code that runs before the app and its router.
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { StaticDataRouteOption } from '@tanstack/react-router';
import { type ESTree, parseSync, Visitor } from 'vite';
import type {} from '../src/app/route-static-data.ts';

/** A route's `staticData` without its title. */
export type Screen = Omit<StaticDataRouteOption, 'title'>;

const routes = fileURLToPath(new URL('../src/routes/', import.meta.url));

/** Reads the declarations of all screens, by the first part of the path. Throws like `readScreen`. */
export async function readScreens(): Promise<Record<string, Screen>> {
  const files = await readdir(routes);
  const screens = await Promise.all(
    files.map(async (file) => [screenOf(file), readScreen(file, await readFile(routes + file, 'utf8'))] as const),
  );
  return Object.fromEntries(screens);
}

/**
 * Reads the declaration of a route's file. Throws for a value that is not a literal: the app's code does not run here.
 */
export function readScreen(file: string, code: string): Screen {
  const screen: Screen = {};
  new Visitor({
    Property({ key, value }) {
      if (nameOf(key) !== 'staticData' || value.type !== 'ObjectExpression') return;
      for (const property of value.properties) {
        const name = property.type === 'Property' ? nameOf(property.key) : undefined;
        if (name === 'title') continue;
        if (property.type !== 'Property' || name === undefined || property.value.type !== 'Literal') {
          throw new Error(`${file}: in staticData everything but the title must be written out`);
        }
        Object.assign(screen, { [name]: property.value.value });
      }
    },
  }).visit(parseSync(file, code).program);
  return screen;
}

/** `shop` of `shop.{-$id}.tsx`, or of a module of the router's plugin (`…/routes/shop.{-$id}.tsx?tsr-split=component`). */
export const screenOf = (file: string): string => /(?:^|\/routes\/)(\w+)[^/]*$/.exec(file)?.[1] ?? '';

const nameOf = (key: ESTree.Node) => (key.type === 'Identifier' ? key.name : undefined);

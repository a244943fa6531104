import type { Plugin } from 'vite';

/**
 * Lets V8 compile all functions of a chunk in the background while it loads, instead of each on the main thread when it
 * is first called. https://v8.dev/blog/explicit-compile-hints
 */
export function compileHints(): Plugin {
  return {
    name: 'meridian:compile-hints',
    apply: 'build',
    generateBundle: {
      // After Vite has put the list of preloads at the start of a chunk: the hint must be the first line.
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk') output.code = `//# allFunctionsCalledOnLoad\n${output.code}`;
        }
      },
    },
  };
}

import type { Location, Rule } from './redocly.ts';

/**
 * No schema contains itself, so that example makers, form generators and our own walkers can recurse without a guard.
 */
export const noCircularRef: Rule = () => {
  const references: { from: Location; to: Location }[] = [];
  /** Referenced pointers, by file. */
  const targets = new Map<string, Set<string>>();

  /** The referenced nodes that contain the reference. */
  function containers({ source, pointer }: Location): string[] {
    const inFile = [...(targets.get(source.absoluteRef) ?? [])];
    return inFile.filter((target) => contains(target, pointer)).map((target) => `${source.absoluteRef}${target}`);
  }

  function circular(edges: Map<string, Set<string>>, start: string, goal: string): boolean {
    const queue = [start];
    for (const node of queue) {
      if (node === goal) return true;
      for (const next of edges.get(node) ?? []) if (!queue.includes(next)) queue.push(next);
    }
    return false;
  }

  return {
    ref(_node, ctx, { location }) {
      if (location === undefined) return;
      references.push({ from: ctx.location, to: location });
      const file = location.source.absoluteRef;
      targets.set(file, (targets.get(file) ?? new Set()).add(location.pointer));
    },
    Root: {
      leave(_root, ctx) {
        const edges = new Map<string, Set<string>>();
        const all = references.map(({ from, to }) => ({
          from,
          inside: containers(from),
          to: `${to.source.absoluteRef}${to.pointer}`,
        }));
        for (const { inside, to } of all) {
          for (const container of inside) edges.set(container, (edges.get(container) ?? new Set()).add(to));
        }
        for (const { from, inside, to } of all) {
          if (!inside.some((container) => circular(edges, to, container))) continue;
          const message = 'This $ref leads back to the schema it stands in: break the circle, for example with an id.';
          ctx.report({ message, location: from });
        }
      },
    },
  };
};

function contains(outer: string, inner: string): boolean {
  return outer === '#/' || inner === outer || inner.startsWith(`${outer}/`);
}

import { Graphviz } from '@hpcc-js/wasm-graphviz';
import type { Contract } from '../contract.ts';
import { machinesOf, type StateMachine } from './states.ts';

// The page sets `color-scheme` on the picture, and the picture uses it, so it follows the page's theme switch.
const STYLE = `<style>
:root { color-scheme: light dark; }
text { fill: light-dark(#17181a, #f3f3f1); }
.node path { fill: light-dark(#e1efec, #17322f); stroke: light-dark(#0b6b62, #3cc4b2); }
.edge path { stroke: light-dark(#8d8d92, #74767e); }
.edge polygon { fill: light-dark(#8d8d92, #74767e); stroke: none; }
.edge text { fill: light-dark(#6a6b70, #a6a7ad); }
</style>`;

/** Each state machine as an SVG, by file name. */
export async function stateDiagrams(contract: Contract): Promise<Record<string, string>> {
  const graphviz = await Graphviz.load();
  return Object.fromEntries(
    Object.entries(machinesOf(contract)).map(([file, machine]) => [
      `${file}.svg`,
      graphviz.dot(dotOf(contract, machine)).replace(/(<svg[^>]*>)/, `$1${STYLE}`),
    ]),
  );
}

function dotOf(contract: Contract, { schema, steps }: StateMachine): string {
  const names = stateNames(contract, schema);
  const states = [...new Set(steps.flatMap((step) => step.slice(0, 2)))];
  return [
    'digraph {',
    'bgcolor=transparent; rankdir=LR; nodesep=0.35; ranksep=0.5; pad=0.1;',
    'node [shape=box, style="rounded,filled", fontname="sans-serif", fontsize=13, margin="0.24,0.1"];',
    'edge [fontname="sans-serif", fontsize=11, arrowsize=0.7];',
    ...states.map((state) => `"${state}" [label="${names.get(state) ?? state}"];`),
    ...steps.map(([from, to, by]) => `"${from}" -> "${to}" [label=" ${by} "];`),
    '}',
  ].join('\n');
}

/** The label of each state: its value, and its name if the contract has one. */
export function stateNames(contract: Contract, schema: string): ReadonlyMap<string, string> {
  const { enum: values = [], 'x-enum-varnames': names = [] } = contract.components.schemas[schema] ?? {};
  return new Map(
    values.map((value, index) => {
      const name = names[index]?.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
      return [String(value), name === undefined ? String(value) : `${value} ${name}`];
    }),
  );
}

import { isRecord } from '../../../../shared/json.ts';
import { escapePointer } from '../../../../shared/json-pointer.ts';
import type { Finding } from '../../finding.ts';
import { type EnvelopeContext, type Fault, faultAt, judge } from '../check-context.ts';
import { propertiesOf } from './schema-nodes.ts';

// A hash may be of a picture or of a text.
const SECRET =
  /passw(or)?d|^pwd$|(^|pwd_?|pass_?|pin_?)hash$|^salt$|pay_?(code|pin|pwd)|^cvv|secret|private_?key|id_?card/i;
const TOKEN = /token$/i;
const NOT_SECRET = /^(has|is|needs|set)_/;

interface Undeclared {
  readonly name: string;
  readonly fault: Fault;
}

/** Finds undeclared fields. They are usually harmless, unless their names suggest secrets. */
export function undeclaredFields(context: EnvelopeContext): Finding[] {
  if (context.schema === undefined) return [];
  const seen = new Set<string>();
  const found = context.nodes.flatMap(({ value, schema, pointer }): Undeclared[] => {
    const declared = propertiesOf(context.contract, schema);
    // An object without declared properties may hold anything.
    if (!isRecord(value) || Object.keys(declared).length === 0) return [];
    const contract = context.contract.pointerOf(schema) ?? '';
    const fresh = Object.keys(value).filter(
      (name) => !(name in declared) && `${pointer}/${name}` !== '/reason' && !seen.has(`${contract} ${name}`),
    );
    for (const name of fresh) seen.add(`${contract} ${name}`);
    return fresh.map((name) => ({
      name,
      fault: undeclared(name, `${pointer}/${escapePointer(name)}`, value[name], contract),
    }));
  });
  const isSecret = ({ name, fault }: Undeclared) => SECRET.test(name) && !NOT_SECRET.test(name) && fault.got !== null;
  const isToken = ({ name, fault }: Undeclared) => TOKEN.test(name) && typeof fault.got === 'string';
  const others = found.filter((one) => !isSecret(one));
  const plain = others.filter((one) => !isToken(one));
  const faults = (some: Undeclared[], severity: 'error' | 'warning') =>
    some.map(({ fault }): Fault => ({ ...fault, severity }));
  return [
    ...judge(context, 'secret-field', faults(found.filter(isSecret), 'error')),
    ...judge(context, 'token-in-answer', faults(others.filter(isToken), 'error')),
    ...judge(context, 'field-undeclared', faults(plain, 'warning')),
  ];
}

const undeclared = (name: string, at: string, got: unknown, contract: string): Fault =>
  faultAt(at, `${at}: the contract declares no field ${name} here`, `no field ${name}`, got, { contract });

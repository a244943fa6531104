import { type Contract, componentOf, type Schema } from '../contract.ts';
import { isProposed } from '../provenance.ts';
import { describeType } from './describe-type.ts';
import type { Question } from './question.ts';
import { riskOfValue } from './risk.ts';
import { propertyQuestion } from './wording.ts';

/** The envelope is the same in every answer: its fields are asked once, of Failure. */
const ENVELOPE = new Set(['code', 'msg', 'time', 'data']);

/** The context of a property: its subject, its path and the risk it inherits. */
export type PropertyContext = {
  subject: string;
  path: string;
  risk: string | undefined;
  inBody: boolean;
  separator: string;
};

/** The proposed properties of a schema and of the schemas written inside it; what it refers to is asked elsewhere. */
export function propertyQuestions(contract: Contract, schema: Schema, standing: PropertyContext): Question[] {
  const { subject, path, inBody, separator } = standing;
  const isAnswer = separator === ' ' && path === '' && !inBody;
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const inner = path === '' ? name : `${path}.${name}`;
    const required = schema.required?.includes(name) ?? false;
    const question: Question = {
      risk: riskOfValue(contract, name, property, standing.risk),
      kind: 'property',
      subject,
      where: `${subject}${separator}${inner}`,
      proposal: describeProposal(
        describeType(property),
        required,
        property.description ?? described(contract, property),
      ),
      question: propertyQuestion(name, property, inBody, required),
    };
    return [
      ...(isProposed(property) && !(isAnswer && ENVELOPE.has(name)) ? [question] : []),
      ...propertyQuestions(contract, property, { ...standing, path: inner }),
    ];
  });
  const nested = [schema.items, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap((one) =>
    one === undefined
      ? []
      : propertyQuestions(contract, one, one === schema.items ? { ...standing, path: `${path}[]` } : standing),
  );
  return [...own, ...nested];
}

function described(contract: Contract, { $ref }: Schema): string | undefined {
  return $ref === undefined ? undefined : contract.components.schemas[componentOf($ref)]?.description;
}

/** Type, presence and meaning in one line. */
export function describeProposal(type: string, required: boolean | undefined, description: string | undefined): string {
  const presence = required === undefined ? '' : required ? ', required' : ', optional';
  return [`${type}${presence}.`, description].filter((part) => part !== undefined).join(' ');
}

import { type Call, type Contract, callsOf, componentOf, type Operation, type Schema } from '../contract.ts';
import { isProposed } from '../provenance.ts';
import { describeType } from './describe-type.ts';
import { describeProposal, propertyQuestions } from './properties.ts';
import { type Question, RISKS } from './question.ts';
import { riskOfOperation, riskOfValue } from './risk.ts';
import { operationQuestion, parameterQuestion, typeQuestion } from './wording.ts';

/** Every proposed operation, parameter, scalar type and property of the bundle, riskiest first, each once. */
export function collectQuestions(contract: Contract): Question[] {
  const calls = callsOf(contract);
  const asked: Asked = {
    operations: new Map(calls.map(({ operation }) => [operation.operationId, operation])),
    sent: sentSchemas(contract, calls),
  };
  const questions = [
    ...calls.flatMap((call) => ofOperation(contract, call)),
    ...Object.entries(contract.components.parameters ?? {}).flatMap(([name, parameter]) =>
      ofParameter(contract, parameter, name, undefined),
    ),
    ...Object.entries(contract.components.schemas).flatMap(([name, schema]) => ofSchema(contract, name, schema, asked)),
  ];
  // The sort is stable: within one risk, operations come first, then the contract's own order.
  return questions.sort((one, other) => RISKS.indexOf(one.risk) - RISKS.indexOf(other.risk));
}

/** What the questions about a schema depend on besides the schema. */
type Asked = { operations: Map<string, Operation>; sent: Set<string> };

function ofOperation(contract: Contract, call: Call): Question[] {
  const { operation, method, path } = call;
  const subject = operation.operationId;
  const own: Question = {
    risk: riskOfOperation(operation),
    kind: 'operation',
    subject,
    where: subject,
    // Its first paragraph says what it does; the reference has the rest.
    proposal: [`\`${method.toUpperCase()} ${path}\`.`, operation.description?.split('\n\n')[0]].join(' '),
    question: operationQuestion(call),
  };
  const parameters = (operation.parameters ?? []).flatMap((parameter) =>
    'name' in parameter ? ofParameter(contract, parameter, subject, operation) : [],
  );
  return [...(isProposed(operation) ? [own] : []), ...parameters];
}

type Parameters = NonNullable<Contract['components']['parameters']>;

function ofParameter(contract: Contract, parameter: Parameters[string], subject: string, owner: Operation | undefined) {
  const where = owner === undefined ? `parameter ${parameter.name}` : `${subject} ?${parameter.name}`;
  const risk = riskOfValue(contract, parameter.name, { ...parameter.schema, ...risky(parameter) }, owner?.['x-risk']);
  const proposal = describeProposal(describeType(parameter.schema), parameter.required === true, parameter.description);
  const own: Question = { risk, kind: 'parameter', subject, where, proposal, question: parameterQuestion(parameter) };
  const inner = propertyQuestions(contract, parameter.schema, {
    subject,
    path: `?${parameter.name}`,
    risk,
    inBody: true,
    separator: ' ',
  });
  return [...(isProposed(parameter) ? [own] : []), ...inner];
}

function ofSchema(contract: Contract, name: string, schema: Schema, asked: Asked): Question[] {
  const operation = asked.operations.get(lowerFirst(name.replace(/(Success|Body)$/, '')));
  const subject = operation?.operationId ?? name;
  const risk = schema['x-risk'] ?? operation?.['x-risk'];
  const inBody = asked.sent.has(name);
  const path = operation !== undefined && inBody ? 'body' : '';
  const separator = operation === undefined ? '.' : ' ';
  const properties = propertyQuestions(contract, schema, { subject, path, risk, inBody, separator });
  if (schema.properties !== undefined || !isProposed(schema)) return properties;
  const type: Question = {
    risk: riskOfValue(contract, '', schema, risk),
    kind: 'type',
    subject,
    where: name,
    proposal: describeProposal(describeType(schema), undefined, schema.description),
    question: typeQuestion(schema),
  };
  return [type, ...properties];
}

/** Component schemas that request bodies contain, however deep. */
function sentSchemas(contract: Contract, calls: Call[]): Set<string> {
  const sent = new Set<string>();
  const visit = (schema: Schema | undefined): void => {
    if (schema === undefined) return;
    if (schema.$ref !== undefined) {
      const name = componentOf(schema.$ref);
      if (sent.has(name)) return;
      sent.add(name);
      visit(contract.components.schemas[name]);
    }
    const inner = [...Object.values(schema.properties ?? {}), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
    for (const one of [...inner, schema.items]) visit(one);
  };
  for (const { operation } of calls) {
    for (const { schema } of Object.values(operation.requestBody?.content ?? {})) visit(schema);
  }
  return sent;
}

function risky(item: { 'x-risk'?: string }): { 'x-risk'?: string } {
  return item['x-risk'] === undefined ? {} : { 'x-risk': item['x-risk'] };
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

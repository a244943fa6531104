// The contract in the form that any generator of types from JSON schemas takes, and its types in the form that the SDK
// takes: the way out of openapi-typescript (decision sdk/001).
import ts from 'typescript';
import { type Call, type Contract, callsOf, nameOf } from './contract.ts';

const { factory } = ts;

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Constants in place of the types that no JSON schema can express; each is replaced in what was generated. */
const placeholders: Record<string, string> = {
  '@Blob': 'Blob',
  '@string': '(string & {})',
  '@number': '(number & {})',
  '@tag': `\`?\${string}\``,
  '@nothing': 'Record<string, never>',
};

/**
 * As in open-types.ts: open enums, the tag of a union's unknown members, and files. Lists of a known length stay lists,
 * and an object without members has none.
 */
function withPlaceholders(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPlaceholders);
  if (!isJson(value)) return value;
  const { minItems, maxItems, ...schema } = value;
  // Some generators name types by it. A property may be called so.
  if (typeof schema['title'] === 'string') delete schema['title'];
  const { type, format, contentMediaType, not, 'x-extensible-enum': members, maxProperties, description } = schema;
  if (maxProperties === 0) return { oneOf: [{ const: '@nothing' }, { type: 'null' }], description };
  if (format === 'binary' || typeof contentMediaType === 'string') return { const: '@Blob', description };
  if (Array.isArray(members)) return { enum: [...members, type === 'integer' ? '@number' : '@string'], description };
  if (isJson(not) && 'enum' in not) return { const: '@tag', description };
  return Object.fromEntries(Object.entries(schema).map(([key, each]) => [key, withPlaceholders(each)]));
}

/** The contract has one media type for each body. */
function schemaIn(content: unknown): { mediaType: string; schema: unknown } | undefined {
  const [[mediaType, body] = []] = isJson(content) ? Object.entries(content) : [];
  return mediaType !== undefined && isJson(body) ? { mediaType, schema: body['schema'] } : undefined;
}

function queryOf(contract: Contract, { operation: { parameters = [] } }: Call): Json | undefined {
  const query = parameters
    .map((one) => ('$ref' in one ? contract.components.parameters?.[nameOf(one.$ref)] : one))
    .filter((one): one is { in: string; name: string; required?: boolean; schema: object } => one?.in === 'query');
  if (query.length === 0) return undefined;
  const required = query.filter((one) => one.required).map(({ name }) => name);
  return { type: 'object', required, properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])) };
}

/** As generators write names of types: without a change of theirs. */
const lifted = ({ operation: { operationId } }: Call, part: 'Query' | 'Body' | 'Answer') =>
  `Lifted${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}${part}`;

/** The schemas of the contract, and as schemas of their own those of queries, bodies and answers that have no name. */
export function liftedSchemas(contract: Contract): Json {
  const schemas: Json = { ...contract.components.schemas };
  for (const call of callsOf(contract)) {
    const { requestBody, responses } = call.operation;
    const parts = {
      Query: queryOf(contract, call),
      Body: schemaIn(requestBody?.content)?.schema,
      Answer: schemaIn(responses['200']?.content)?.schema,
    } as const;
    for (const part of ['Query', 'Body', 'Answer'] as const)
      if (isJson(parts[part]) && !('$ref' in parts[part])) schemas[lifted(call, part)] = parts[part];
  }
  return withPlaceholders(schemas) as Json; // an object stays one
}

const typeOf = (call: Call, part: 'Body' | 'Answer', schema: unknown): string =>
  isJson(schema) && typeof schema['$ref'] === 'string' ? `Schemas.${nameOf(schema['$ref'])}` : lifted(call, part);

/** The type of a member `data`, if it is written out. */
function dataIn(type: ts.TypeAliasDeclaration | ts.InterfaceDeclaration): ts.TypeNode | undefined {
  const literal = ts.isInterfaceDeclaration(type) ? type : type.type;
  if (!ts.isInterfaceDeclaration(literal) && !ts.isTypeLiteralNode(literal)) return undefined;
  const data = literal.members.filter(ts.isPropertySignature).find(({ name }) => name.getText() === 'data')?.type;
  return data && ts.isTypeLiteralNode(data) ? data : undefined;
}

/** The files of the SDK from a module that exports each of these schemas as a type. */
export function renderLifted(contract: Contract, generated: string): { schema: string; namedSchemas: string } {
  const file = ts.createSourceFile('types.ts', generated, ts.ScriptTarget.Latest, true);
  const names = new Set(Object.keys(contract.components.schemas ?? {}));
  const printer = ts.createPrinter();
  const rewritten = (node: ts.Node, areQualified: boolean, data?: { literal: ts.Node; name: string }): string => {
    const visit = (each: ts.Node): ts.Node => {
      if (each === data?.literal) return factory.createTypeReferenceNode(data.name);
      const visited = ts.visitEachChild(each, visit, undefined);
      if (ts.isLiteralTypeNode(visited) && ts.isStringLiteral(visited.literal)) {
        const type = placeholders[visited.literal.text];
        if (type !== undefined) return factory.createTypeReferenceNode(type);
      }
      if (areQualified && ts.isTypeReferenceNode(visited) && ts.isIdentifier(visited.typeName))
        return names.has(visited.typeName.text)
          ? factory.createTypeReferenceNode(`Schemas.${visited.typeName.text}`)
          : visited;
      // An interface is no record.
      if (ts.isInterfaceDeclaration(visited)) {
        const { modifiers, name, members } = visited;
        const literal = factory.createTypeLiteralNode(members);
        return ts.setCommentRange(factory.createTypeAliasDeclaration(modifiers, name, undefined, literal), each);
      }
      // `exactOptionalPropertyTypes` would forbid undefined, which the client drops.
      if (ts.isPropertySignature(visited) && visited.questionToken && visited.type)
        return factory.updatePropertySignature(
          visited,
          visited.modifiers,
          visited.name,
          visited.questionToken,
          factory.createUnionTypeNode([visited.type, factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword)]),
        );
      return visited;
    };
    return printer.printNode(ts.EmitHint.Unspecified, visit(node), file);
  };
  const types = file.statements.filter((each) => ts.isTypeAliasDeclaration(each) || ts.isInterfaceDeclaration(each));
  const isNamed = ({ name }: ts.DeclarationStatement) => name !== undefined && names.has(name.text);
  const isLifted = ({ name }: ts.DeclarationStatement) => name?.text.startsWith('Lifted') === true;
  /** As in named-schemas.ts: the data of a success has a name, which editors show. */
  const renderNamed = (type: ts.TypeAliasDeclaration | ts.InterfaceDeclaration): string => {
    const name = type.name.text.replace(/Success$/, 'Data');
    const literal = names.has(name) ? undefined : dataIn(type);
    if (literal === undefined) return rewritten(type, false);
    return `export type ${name} = ${rewritten(literal, false)};\n${rewritten(type, false, { literal, name })}`;
  };
  const known = new Set(types.map(({ name }) => name.text));
  const operations = callsOf(contract).map((call) => {
    const { operation } = call;
    const query = lifted(call, 'Query');
    const sent = schemaIn(operation.requestBody?.content);
    const body = sent ? `requestBody: { content: { '${sent.mediaType}': ${typeOf(call, 'Body', sent.schema)} } };` : '';
    const answer = schemaIn(operation.responses['200']?.content)?.schema;
    return `${operation.operationId}: {
      parameters: { query?: ${known.has(query) ? query : 'never'} };
      ${body}
      responses: { 200: { content: { 'application/json': ${typeOf(call, 'Answer', answer)} } } };
    };`;
  });
  return {
    namedSchemas: types.filter(isNamed).map(renderNamed).join('\n'),
    schema: `import type * as Schemas from './named-schemas.gen.ts';
${types
  .filter(isLifted)
  .map((each) => rewritten(each, true))
  .join('\n')}
export interface paths { ${Object.keys(contract.paths)
      .map((path) => `'${path}': unknown;`)
      .join('\n')} }
export interface components { schemas: { ${[...names].map((name) => `${name}: Schemas.${name};`).join('\n')} } }
export interface operations { ${operations.join('\n')} }
`,
  };
}

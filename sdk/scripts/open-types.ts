import ts from 'typescript';

const { factory } = ts;

/**
 * The type of a list that may get members later (VERSIONING.md, what clients must bear): of
 * `x-extensible-enum`, and of the tag of a union's other members, `not: { enum }`. Undefined for any other schema.
 */
export const openTypeOf = (schema: object): ts.TypeNode | undefined => {
  const base = 'type' in schema && schema.type === 'integer' ? 'number' : 'string';
  if ('x-extensible-enum' in schema && Array.isArray(schema['x-extensible-enum'])) {
    // Not plain `string`: the union would swallow its members, and editors would not propose them.
    const other = factory.createIntersectionTypeNode([keyword(base), factory.createTypeLiteralNode([])]);
    return factory.createUnionTypeNode([
      ...schema['x-extensible-enum'].map(literalOf),
      factory.createParenthesizedType(other),
    ]);
  }
  const isOtherTag = 'not' in schema && typeof schema.not === 'object' && schema.not !== null && 'enum' in schema.not;
  return isOtherTag ? OTHER_TAG : undefined;
};

/**
 * `?${string}`: text that is none of the known tags. Comparing the tag with one of them then leaves out the other
 * members; to `string`, however marked, TypeScript holds every tag comparable.
 */
const OTHER_TAG = factory.createTemplateLiteralType(factory.createTemplateHead('?'), [
  factory.createTemplateLiteralTypeSpan(
    factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    factory.createTemplateTail(''),
  ),
]);

const keyword = (base: 'number' | 'string'): ts.TypeNode =>
  factory.createKeywordTypeNode(base === 'number' ? ts.SyntaxKind.NumberKeyword : ts.SyntaxKind.StringKeyword);

const literalOf = (value: unknown): ts.TypeNode => {
  if (typeof value !== 'number') return factory.createLiteralTypeNode(factory.createStringLiteral(String(value)));
  const positive = factory.createNumericLiteral(Math.abs(value));
  return factory.createLiteralTypeNode(
    value < 0 ? factory.createPrefixUnaryExpression(ts.SyntaxKind.MinusToken, positive) : positive,
  );
};

import ts from 'typescript';

const { factory } = ts;

/**
 * The type of an enum that may get members later (VERSIONING.md, what clients must bear): `x-extensible-enum`, and the
 * tag of a union's unknown members, `not: { enum }`. Undefined for any other schema.
 */
export const openTypeOf = (schema: object): ts.TypeNode | undefined => {
  const base = 'type' in schema && schema.type === 'integer' ? 'number' : 'string';
  if ('x-extensible-enum' in schema && Array.isArray(schema['x-extensible-enum'])) {
    // With plain `string` the union would lose its members, and editors would not suggest them.
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
 * `?${string}` stands for any unknown tag. A comparison with a known tag then excludes the unknown members. With
 * `string`, however branded, TypeScript does not: every tag is comparable to it.
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

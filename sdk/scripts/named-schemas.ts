// openapi-typescript writes every schema as a member of one interface, so its type has no name, and an editor shows
// fifty lines instead of `Order`. Here each schema becomes an exported type.
import ts from 'typescript';

const { factory } = ts;

const nameOf = (node: ts.TypeNode): string | undefined =>
  ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined;

// `components["schemas"]["Order"]` → Order
const schemaOf = (node: ts.Node): string | undefined => {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  const { objectType, indexType } = node.objectType;
  const isSchemas =
    ts.isTypeReferenceNode(objectType) &&
    ts.isIdentifier(objectType.typeName) &&
    objectType.typeName.text === 'components' &&
    nameOf(indexType) === 'schemas';
  return isSchemas ? nameOf(node.indexType) : undefined;
};

const isNever = ({ kind }: ts.TypeNode): boolean => kind === ts.SyntaxKind.NeverKeyword;

// Optional properties may also be undefined, which `exactOptionalPropertyTypes` would forbid: the client drops them.
const allowUndefined = (node: ts.PropertySignature): ts.PropertySignature => {
  if (!node.questionToken || !node.type || isNever(node.type)) return node;
  const type = factory.createUnionTypeNode([node.type, factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword)]);
  return factory.updatePropertySignature(node, node.modifiers, node.name, node.questionToken, type);
};

const rewrite = (node: ts.Node, refer: (schema: string) => ts.EntityName): ts.Node => {
  const visitor = (each: ts.Node): ts.Node => {
    const schema = schemaOf(each);
    if (schema) return factory.createTypeReferenceNode(refer(schema));
    const visited = ts.visitEachChild(each, visitor, undefined);
    return ts.isPropertySignature(visited) ? allowUndefined(visited) : visited;
  };
  return visitor(node);
};

const memberOf = (members: readonly ts.Node[], name: string): ts.PropertySignature | undefined =>
  members
    .filter(ts.isPropertySignature)
    .find((member) => (ts.isIdentifier(member.name) || ts.isStringLiteral(member.name)) && member.name.text === name);

/** The members of `components.schemas`, unchanged. */
const schemaMembers = (nodes: readonly ts.Node[]): ts.PropertySignature[] => {
  const components = nodes.filter(ts.isInterfaceDeclaration).find(({ name }) => name.text === 'components');
  const schemas = memberOf(components?.members ?? [], 'schemas');
  return schemas?.type && ts.isTypeLiteralNode(schemas.type) ? schemas.type.members.filter(ts.isPropertySignature) : [];
};

const typeNamed = (name: string, type: ts.TypeNode, origin: ts.Node): ts.Node => {
  const modifiers = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  const alias = factory.createTypeAliasDeclaration(modifiers, name, undefined, type);
  return ts.setSyntheticLeadingComments(alias, ts.getSyntheticLeadingComments(origin));
};

/**
 * Each schema as an exported type, with its description. The `data` of a success, which a call resolves to, is named
 * too: that of GetHomeSuccess becomes GetHomeData, unless it is already a schema.
 */
export const namedSchemas = (nodes: readonly ts.Node[]): ts.Node[] => {
  const taken = new Set(schemaMembers(nodes).map(({ name }) => ts.isIdentifier(name) && name.text));
  return schemaMembers(nodes).flatMap((member) => {
    if (!member.type || !ts.isIdentifier(member.name)) return [];
    const type = rewrite(member.type, factory.createIdentifier);
    if (!ts.isTypeNode(type)) return [];
    const name = member.name.text;
    const dataName = name.replace(/Success$/, 'Data');
    const data = ts.isTypeLiteralNode(type) ? memberOf(type.members, 'data') : undefined;
    if (!data?.type || !ts.isTypeLiteralNode(data.type) || taken.has(dataName)) {
      return [typeNamed(name, type, member)];
    }
    const refer = (node: ts.Node): ts.Node =>
      node === data
        ? factory.updatePropertySignature(
            data,
            data.modifiers,
            data.name,
            data.questionToken,
            factory.createTypeReferenceNode(dataName),
          )
        : node;
    const whole = ts.visitEachChild(type, refer, undefined);
    return [typeNamed(dataName, data.type, data), typeNamed(name, whole, member)];
  });
};

/** All nodes, with references to the named schemas as members of the namespace `Schemas`. */
export const referToNamed = (nodes: readonly ts.Node[]): ts.Node[] => {
  const refer = (schema: string) => factory.createQualifiedName(factory.createIdentifier('Schemas'), schema);
  const members = new Set<ts.Node>(schemaMembers(nodes));
  const visitor = (node: ts.Node): ts.Node => {
    if (ts.isPropertySignature(node) && ts.isIdentifier(node.name) && members.has(node)) {
      const type = factory.createTypeReferenceNode(refer(node.name.text));
      return factory.updatePropertySignature(node, node.modifiers, node.name, undefined, type);
    }
    return ts.visitEachChild(node, visitor, undefined);
  };
  return nodes.map((node) => rewrite(visitor(node), refer));
};

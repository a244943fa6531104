/**
 * `npm run contract:use`: finds which of the contract's proposals the app reads or sends, with the type checker over
 * the sources of web/ and sdk/. Writes openapi/dist/app-use.json, which agenda, reference and conformance report show
 * beside their entries, and lists the unused ones. Uses through generic code are not seen, so the list is an upper bound.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { APP_USE } from '../openapi/scripts/agenda/app-use.ts';
import type { Entry } from '../openapi/scripts/agenda/entry.ts';
import { atomicWrite } from '../openapi/scripts/atomic-write.ts';
import { bundleContract } from '../openapi/scripts/bundle.ts';
import { componentsOf } from '../openapi/scripts/contract.ts';
import { CONTRACT } from '../openapi/scripts/redocly-cli.ts';

/** `Order/items/sku` of a schema, `listOrders?keyword` of a parameter. */
type Key = string;

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The parts of the SDK's generated types that a TypeScript project's sources under these folders name. */
export function namedKeys(config: string, folders: readonly string[]): Set<Key> {
  const { config: json } = ts.readConfigFile(config, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(json, ts.sys, dirname(config));
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  const keys = new Set<Key>();
  const own = new Set<ts.Declaration>();
  const links: [from: ts.Declaration, to: ts.Declaration][] = [];
  const declarationsOf = (symbol: ts.Symbol | undefined) =>
    symbol === undefined ? [] : checker.getRootSymbols(symbol).flatMap((root) => root.declarations ?? []);
  const note = (symbol: ts.Symbol | undefined) => {
    for (const declaration of declarationsOf(symbol)) {
      const key = keyOf(declaration);
      if (key === undefined) own.add(declaration);
      else keys.add(key);
    }
  };
  const membersOf = (type: ts.Type | undefined) => (type?.isUnion() ? type.types : type === undefined ? [] : [type]);
  const property = (type: ts.Type | undefined, name: string) => {
    for (const one of membersOf(type)) note(one.getProperty(name));
  };

  const seen = new Set<string>();
  /**
   * A value assigned to another type counts as named where that type's properties are, and as sent if that type is the
   * contract's.
   */
  function handOver(given: ts.Type, wanted: ts.Type, depth = 0): void {
    if (given === wanted || depth > 3) return;
    const pair = `${idOf(given)} ${idOf(wanted)}`;
    if (seen.has(pair)) return;
    seen.add(pair);
    const target = wanted.isTypeParameter() ? (checker.getBaseConstraintOfType(wanted) ?? wanted) : wanted;
    for (const from of membersOf(given)) {
      for (const to of membersOf(target)) {
        if (checker.isArrayType(from) && checker.isArrayType(to)) {
          const [item, wantedItem] = [from, to].map((type) => checker.getTypeArguments(type as ts.TypeReference)[0]);
          if (item && wantedItem) handOver(item, wantedItem, depth + 1);
          continue;
        }
        if (!(from.flags & ts.TypeFlags.Object) || !(to.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)))
          continue;
        for (const name of to.getProperties().map((one) => one.name)) {
          const [source, sink] = [from.getProperty(name), to.getProperty(name)];
          if (source === undefined || sink === undefined) continue;
          for (const inner of declarationsOf(sink)) {
            for (const outer of declarationsOf(source)) {
              if (keyOf(inner) === undefined) links.push([inner, outer]);
              else if (keyOf(outer) === undefined) note(sink);
            }
          }
          if (declarationsOf(source).some(isOfProject) || declarationsOf(sink).some(isOfProject)) {
            handOver(checker.getTypeOfSymbol(source), checker.getTypeOfSymbol(sink), depth + 1);
          }
        }
      }
    }
  }
  const ids = new Map<ts.Type, number>();
  function idOf(type: ts.Type): number {
    if (!ids.has(type)) ids.set(type, ids.size);
    return ids.get(type) ?? 0;
  }
  const isOfProject = (declaration: ts.Declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/');

  function visit(node: ts.Node): void {
    if (ts.isPropertyAccessExpression(node)) {
      note(checker.getSymbolAtLocation(node.name));
    } else if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression)) {
      property(checker.getTypeAtLocation(node.expression), node.argumentExpression.text);
    } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && !node.dotDotDotToken) {
      property(checker.getTypeAtLocation(node.parent), (node.propertyName ?? node.name).getText());
    } else if (ts.isObjectLiteralExpression(node)) {
      const wanted = checker.getContextualType(node);
      for (const part of node.properties) {
        if (ts.isSpreadAssignment(part)) {
          for (const { name } of checker.getTypeAtLocation(part.expression).getProperties()) property(wanted, name);
        } else if (part.name !== undefined && !ts.isComputedPropertyName(part.name)) property(wanted, part.name.text);
      }
    }
    if (ts.isCallExpression(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
      const declared = checker.getResolvedSignature(node)?.declaration?.parameters ?? [];
      const given = ts.isCallExpression(node) ? node.arguments : [node.attributes];
      for (const [index, argument] of given.entries()) {
        const parameter = declared[index];
        if (parameter) handOver(checker.getTypeAtLocation(argument), checker.getTypeAtLocation(parameter));
      }
    }
    if (ts.isTypeReferenceNode(node) && node.typeArguments) {
      const [alias] = declarationsOf(checker.getSymbolAtLocation(node.typeName));
      const parameters =
        alias && (ts.isTypeAliasDeclaration(alias) || ts.isInterfaceDeclaration(alias)) ? alias.typeParameters : [];
      for (const [index, argument] of node.typeArguments.entries()) {
        const constraint = parameters?.[index]?.constraint;
        if (constraint) handOver(checker.getTypeFromTypeNode(argument), checker.getTypeFromTypeNode(constraint));
      }
    }
    if (ts.isExpression(node)) {
      const wanted = checker.getContextualType(node);
      if (wanted) handOver(checker.getTypeAtLocation(node), wanted);
    }
    ts.forEachChild(node, visit);
  }
  const isAsked = ({ fileName }: ts.SourceFile) =>
    folders.some((folder) => fileName.startsWith(folder)) &&
    !/\/generated\/|\/testing\/|\.(test|test-d)\.tsx?$/.test(fileName);
  for (const file of program.getSourceFiles().filter(isAsked)) visit(file);
  for (let before = -1; before !== own.size + keys.size; ) {
    before = own.size + keys.size;
    for (const [inner, outer] of links) {
      if (!own.has(inner)) continue;
      const key = keyOf(outer);
      if (key === undefined) own.add(outer);
      else keys.add(key);
    }
  }
  return keys;
}

/** The key of a property declared in the SDK's generated types; undefined for any other. */
function keyOf(declaration: ts.Declaration): Key | undefined {
  if (!declaration.getSourceFile().fileName.includes('/sdk/src/generated/')) return undefined;
  const path: string[] = [];
  let root = '';
  for (let node: ts.Node = declaration; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isPropertySignature(node)) path.unshift(node.name.getText().replaceAll(/['"]/g, ''));
    else if (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) root = node.name.text;
  }
  const [first = '', second = '', third = '', ...rest] = path;
  if (root === 'operations') return third === 'query' ? `${first}?${rest.join('/')}` : undefined;
  if (root === 'components') return first === 'schemas' ? [second, third, ...rest].join('/') : undefined;
  // The data of an answer has a separate type.
  return [root, ...path].join('/').replace(/^(\w+)Data\//, '$1Success/data/');
}

/** Whether the keys contain the entry. A parameter shared by operations is used if one of them is called with it. */
function isUsed({ pointer, subject, name, kind }: Entry, keys: ReadonlySet<Key>): boolean {
  const [, , room, component = '', ...parts] = pointer.split('/');
  if (kind === 'parameter' && room === 'parameters') return [...keys].some((key) => key.endsWith(`?${name}`));
  if (kind === 'parameter') return keys.has(`${subject}?${name}`);
  const inner = parts.flatMap((part, index) => (part === 'properties' ? [parts[index + 1] ?? ''] : []));
  return keys.has([component, ...inner].join('/'));
}

/** The client reads these fields of every answer. */
const ENVELOPE = /^(code|msg|time|data|reason)$/;

if (import.meta.main) {
  const { entries } = await bundleContract(CONTRACT);
  const keys = namedKeys(join(ROOT, 'web/tsconfig.json'), [join(ROOT, 'web/src'), join(ROOT, 'sdk/src')]);
  const named = entries.filter(({ name }) => name !== '' && !ENVELOPE.test(name));
  const used = named.filter((entry) => isUsed(entry, keys));
  // Fields that the client reads of every answer, and the types of used values, also count as used.
  const types = new Set(used.flatMap(({ schema }) => componentsOf(schema)));
  const implied = entries.filter(({ kind, name, where }) =>
    kind === 'type' ? types.has(where) : name !== 'time' && ENVELOPE.test(name),
  );
  await atomicWrite(
    join(CONTRACT, 'dist', APP_USE),
    JSON.stringify([...used, ...implied].map(({ pointer }) => pointer)),
  );
  const unasked = named.filter((entry) => !used.includes(entry) && entry.item['x-provenance'] === 'proposed');
  process.stdout.write(
    `The app reads or sends ${used.length} of ${named.length} proposed properties and parameters. Of the others, no requirement names ${unasked.length}:\n`,
  );
  process.stdout.write(`${unasked.map(({ where }) => `  ${where}`).join('\n')}\n`);
}

import { basename } from 'node:path';
import ts from 'typescript';
import { EVERY_SCREEN, type Reader } from '../openapi/scripts/diff/readers.ts';

/** The screens that a source file is shown by: the routes that import it, directly or not. `/orderInfo/:id?` */
export function screensByFile(program: ts.Program, isSource: (file: ts.SourceFile) => boolean): Map<string, string[]> {
  const checker = program.getTypeChecker();
  const screens = new Map<string, Set<string>>();
  const importsOf = (file: ts.SourceFile) => {
    const imported: ts.SourceFile[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteral(node) && isSpecifier(node)) {
        const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration;
        if (declaration && ts.isSourceFile(declaration) && isSource(declaration)) imported.push(declaration);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return imported;
  };
  const known = new Map<ts.SourceFile, ts.SourceFile[]>();
  const mark = (file: ts.SourceFile, screen: string): void => {
    const shown = screens.get(file.fileName) ?? new Set();
    if (shown.has(screen)) return;
    screens.set(file.fileName, shown.add(screen));
    const imported = known.get(file) ?? importsOf(file);
    known.set(file, imported);
    for (const one of imported) mark(one, screen);
  };
  for (const file of program.getSourceFiles().filter(isSource)) {
    const [, path] = /createFileRoute\('([^']+)'\)/.exec(file.text) ?? [];
    if (path !== undefined && /\/routes\//.test(file.fileName))
      mark(file, path.replaceAll(/\{-\$(\w+)\}/g, ':$1?').replaceAll('$', ':'));
    if (/^__root\.tsx?$/.test(basename(file.fileName))) mark(file, EVERY_SCREEN);
  }
  return new Map([...screens].map(([file, shown]) => [file, shown.has(EVERY_SCREEN) ? [EVERY_SCREEN] : [...shown]]));
}

function isSpecifier({ parent }: ts.StringLiteral): boolean {
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword)
  );
}

/** The files below `app` that call an operation: by its name, or by what the SDK exports for it, such as `orderQuery`. */
export function callersOf(
  program: ts.Program,
  isSource: (file: ts.SourceFile) => boolean,
  { app, operations }: { app: string; operations: ReadonlySet<string> },
): Map<string, Set<string>> {
  const exported = new Map<string, Set<string>>();
  const files = program.getSourceFiles().filter(isSource);
  for (const file of files.filter(({ fileName }) => !fileName.startsWith(app))) {
    const statements = new Map(
      file.statements.flatMap((one) => namesOf(one).map((name): [string, ts.Statement] => [name, one])),
    );
    for (const [name, statement] of statements) {
      if (isExported(statement)) exported.set(name, operationsIn(statement, statements, operations));
    }
  }
  const callers = new Map<string, Set<string>>();
  for (const { fileName, text, statements } of files.filter((file) => file.fileName.startsWith(app))) {
    const named = [...text.matchAll(/'(\w+)'/g)].flatMap(([, name = '']) => (operations.has(name) ? [name] : []));
    const imported = statements
      .filter(ts.isImportDeclaration)
      .filter(({ moduleSpecifier }) => moduleSpecifier.getText().includes('@meridian/sdk'))
      .flatMap(({ importClause }) =>
        importClause?.namedBindings && ts.isNamedImports(importClause.namedBindings)
          ? [...importClause.namedBindings.elements]
          : [],
      )
      .flatMap(({ propertyName, name }) => [...(exported.get((propertyName ?? name).text) ?? [])]);
    for (const operation of [...named, ...imported])
      callers.set(operation, (callers.get(operation) ?? new Set()).add(fileName));
  }
  return callers;
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  return ts.isFunctionDeclaration(statement) && statement.name ? [statement.name.text] : [];
}

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** The operations that a statement names, itself or by what its file keeps to itself. */
function operationsIn(
  statement: ts.Statement,
  statements: ReadonlyMap<string, ts.Statement>,
  operations: ReadonlySet<string>,
): Set<string> {
  const found = new Set<string>();
  const seen = new Set([statement]);
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && operations.has(node.text)) found.add(node.text);
    const inner = ts.isIdentifier(node) ? statements.get(node.text) : undefined;
    if (inner !== undefined && !isExported(inner) && !seen.has(inner)) {
      seen.add(inner);
      visit(inner);
    }
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return found;
}

/** The readers among files, their names below `root`. */
export function readersIn(
  files: Iterable<string>,
  screens: ReadonlyMap<string, readonly string[]>,
  root: string,
): Reader[] {
  return [...files].sort().map((file) => ({ file: file.replace(root, ''), screens: screens.get(file) ?? [] }));
}

import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { renderHtml } from './html/page.ts';
import { renderJson } from './json.ts';
import { renderJunit } from './junit.ts';
import type { FinishedReport } from './report.ts';
import { renderSarif } from './sarif.ts';
import { renderShellTests, renderVitest } from './test-files.ts';

const formats = {
  html: renderHtml,
  json: renderJson,
  junit: renderJunit,
  sarif: renderSarif,
  vitest: renderVitest,
  curl: renderShellTests,
};

/** Explanations of the commonest system error codes. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'no permission',
  EEXIST: 'a file is where its folder should be',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
  ENOENT: 'its folder cannot be made',
  ENOTDIR: 'a file is where its folder should be',
  EROFS: 'the disk cannot be written to',
};

/** The path of each requested format. */
export type ReportPaths = { readonly [Format in keyof typeof formats]?: string | undefined };

/**
 * Writes the reports, each atomically, and creates their folders. A path that cannot be written does not prevent the
 * others.
 */
export async function writeReports(report: FinishedReport, paths: ReportPaths): Promise<string[]> {
  const problems = await Promise.all(
    Object.entries(formats).map(async ([format, render]) => {
      const path = paths[format as keyof typeof formats];
      if (path === undefined) return [];
      try {
        await writeWhole(path, render(report));
        return [];
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
        const reason = reasons[code] ?? code;
        return [`The report ${path} could not be written (${reason}): give another path with --${format}`];
      }
    }),
  );
  return problems.flat();
}

async function writeWhole(path: string, text: string): Promise<void> {
  await makeFolder(dirname(resolve(path)));
  const unfinished = `${path}.${process.pid}.part`;
  try {
    await writeFile(unfinished, text);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Creates a folder without Node's `recursive`, which never ends where the system denies that a new folder exists, as
 * /proc does.
 */
async function makeFolder(path: string): Promise<void> {
  if (await isThere(path)) return;
  await makeFolder(dirname(path));
  await mkdir(path).catch(async (error: unknown) => {
    // Two reports in one folder are written at the same time.
    if (!(await isThere(path))) throw error;
  });
}

const isThere = async (path: string): Promise<boolean> => (await stat(path).catch(() => undefined)) !== undefined;

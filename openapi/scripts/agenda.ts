/**
 * `npm run contract:agenda [-- --seen <report.json>]`: writes dist/agenda.html, answered in place, and dist/agenda.csv.
 * `-- --read <answers.yaml or agenda.csv> [--on 2026-12-01]`: first writes the answers into agreement.yaml; `--on` is
 * the date of a CSV's answers, today by default. Exit code 1 if the contract or a file has a problem, 2 for a wrong
 * option.
 */
import { readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { POINTS } from '../agenda/points.ts';
import { AGREEMENT, isDay, parseAgreement } from './agenda/agreement.ts';
import { readAppUse } from './agenda/app-use.ts';
import { agendaCsv } from './agenda/csv.ts';
import { readAnswers, withAnswers } from './agenda/read-answers.ts';
import { renderAgenda } from './agenda/render-agenda.ts';
import { readSeen } from './agenda/seen.ts';
import { atomicWrite } from './atomic-write.ts';
import { bundleContract } from './bundle.ts';
import { ContractError } from './contract.ts';
import { CONTRACT } from './redocly-cli.ts';

try {
  const { values } = parseArgs({
    options: { read: { type: 'string' }, on: { type: 'string' }, seen: { type: 'string' }, folder: { type: 'string' } },
  });
  const { read, on = new Date().toISOString().slice(0, 10), seen, folder = CONTRACT } = values;
  if (!isDay(on)) throw new ContractError(`--on is a day such as 2026-12-01, not "${on}".`);
  const bundle = await bundleContract(folder);
  const { contract, entries } = bundle;
  let { agreement } = bundle;
  const dist = join(folder, 'dist');
  if (read !== undefined) {
    const given = await readFile(read, 'utf8').catch(() => {
      throw new ContractError(
        `${read} cannot be read: give the file that was downloaded, or the CSV that was filled in.`,
      );
    });
    const answers = readAnswers(given, basename(read), on, { points: POINTS, entries });
    const file = join(folder, AGREEMENT);
    const text = withAnswers(await readFile(file, 'utf8').catch(() => ''), answers);
    agreement = parseAgreement(text, AGREEMENT, POINTS, entries);
    await atomicWrite(file, text);
    process.stdout.write(
      `${answers.answers.size} answers are in ${AGREEMENT}; npm run contract:build takes them over.\n`,
    );
  }
  const known = {
    ...(await readAppUse(dist, entries)),
    ...(seen !== undefined && { seen: await readSeen(seen, contract, entries) }),
  };
  const answerTo = (id: string) => agreement.answers.get(id)?.answer;
  await atomicWrite(join(dist, 'agenda.html'), await renderAgenda({ contract, entries, agreement }, known));
  await atomicWrite(join(dist, 'agenda.csv'), agendaCsv(POINTS, answerTo));
  const place = relative(process.cwd(), dist);
  process.stdout.write(
    `${POINTS.length} points for ${entries.length} entries: ${place}/agenda.html and ${place}/agenda.csv\n`,
  );
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error;
  if (!(error instanceof ContractError || isUsage)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = isUsage ? 2 : 1;
}

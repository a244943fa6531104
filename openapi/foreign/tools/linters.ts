import type { Run } from '../../scripts/run-command.ts';
import { BUNDLE, executePackage, type Finding, type Tool } from '../tool.ts';

const SPECTRAL = '@stoplight/spectral-cli/dist/index.js';

type RedoclyReport = { problems: { ruleId: string; message: string; location: { pointer?: string }[] }[] };
type SpectralReport = { code: string; message: string; path: (string | number)[] }[];

/** The lint of Redocly by its strictest set of rules. */
export const redocly: Tool = {
  name: 'Redocly recommended-strict',
  run: async () => {
    const args = ['lint', BUNDLE, '--config=config/redocly.yaml', '--format=json', '--max-problems=100000'];
    const run = await executePackage('@redocly/cli/bin/cli.js', args);
    // The report's shape is fixed by the pinned version.
    const { problems } = parseReport<RedoclyReport>(run, '{');
    return problems.map(({ ruleId, message, location: [at] }) => ({ rule: ruleId, where: at?.pointer ?? '', message }));
  },
};

function spectral(name: string, ruleset: string): Tool {
  return {
    name,
    run: async (): Promise<Finding[]> => {
      const args = [
        'lint',
        BUNDLE,
        '--ruleset',
        `config/${ruleset}.yaml`,
        '--format',
        'json',
        '--quiet',
        '--fail-severity',
        'hint',
      ];
      const report = parseReport<SpectralReport>(await executePackage(SPECTRAL, args), '[');
      return report.map(({ code, message, path }) => ({ rule: code, where: path.join('.'), message }));
    },
  };
}

export const spectralOas = spectral('Spectral oas', 'spectral');
export const spectralOwasp = spectral('Spectral OWASP', 'owasp');

/** @throws Error with what the linter printed instead of its report */
function parseReport<Report>({ stdout, stderr }: Run, start: string): Report {
  const from = stdout.indexOf(start);
  if (from < 0) throw new Error(`no report: ${stderr.trim() || stdout.trim()}`);
  return JSON.parse(stdout.slice(from));
}

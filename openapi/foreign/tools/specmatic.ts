import { BUNDLE, execute, type Finding, FOREIGN, type Tool } from '../tool.ts';

const JAR = `${FOREIGN}node_modules/specmatic/specmatic.jar`;

/** Reads the bundle unchanged and holds its own examples against it. */
export const specmatic: Tool = {
  name: 'Specmatic',
  run: async () => {
    const java = await execute('java', ['-version']).catch(() => undefined);
    if (java?.code !== 0) return { skipped: 'it needs Java 17 or later' };
    const args = [
      '-jar',
      JAR,
      'examples',
      'validate',
      '--lenient',
      '--examples-to-validate=INLINE',
      `--spec-file=${BUNDLE}`,
    ];
    const { code, stdout, stderr } = await execute('java', args);
    const findings = [...warningsOf(stdout), ...problemsOf(stdout)];
    if (code === 0) return findings;
    return [...findings, { rule: 'exit', where: `code ${code}`, message: `${stdout}${stderr}`.trim().slice(-500) }];
  },
};

/** `WARNING: Ignoring response example named empty for …`: one finding for each sentence, whatever it names. */
function warningsOf(stdout: string): Finding[] {
  const lines = stdout.split('\n').filter((line) => line.startsWith('WARNING: '));
  const sentences = lines.map((line) =>
    line
      .replace(/^WARNING: /, '')
      .replace(
        /^Ignoring (?:\d+ )?(request|response) example named .*$/,
        'Ignoring $1 examples without a partner of their name',
      )
      .trim(),
  );
  return [...new Set(sentences)].map((where) => ({ rule: 'warning', where, message: '' }));
}

/** `>> components.schemas.Nothing.additionalProperties`, an empty line, and what is wrong there. */
function problemsOf(stdout: string): Finding[] {
  return [...stdout.matchAll(/^>> (?<where>\S+)\n\s*\n\s*(?<title>.+)$/gm)].map(
    ({ groups: { where = '', title = '' } = {} }) => {
      const [rule = '', message = title] = title.split(': ');
      return { rule, where, message };
    },
  );
}

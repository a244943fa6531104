import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { groupBy } from '../../../shared/group-by.ts';
import { type CheckId, checkIds, checks } from '../checks/check-list.ts';
import { WFC_VERSION, wfcFaultOf, wfcFaults } from '../checks/wfc-faults.ts';
import { exitCodeOf } from './exit-code.ts';
import { orderedFindings, titleOf } from './group-findings.ts';
import type { FinishedReport, ReportedFinding } from './report.ts';
import { operationTitle } from './report-words.ts';

/**
 * The report as SARIF 2.1.0, for code scanning: a rule for each check, a result for each finding at the contract's file
 * and line, with its fault type of the Web Fuzzing Commons. The same finding has the same fingerprint in every run.
 */
export function renderSarif(report: FinishedReport): string {
  const groups = [...groupBy(orderedFindings(report), ({ fingerprint }) => fingerprint).values()];
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'conformance',
            fullName: `Conformance with ${report.contract.title} ${report.contract.version}`,
            semanticVersion: report.contract.version,
            supportedTaxonomies: [{ name: WFC }],
            rules: checkIds.map(ruleOf),
          },
        },
        taxonomies: [taxonomy],
        automationDetails: { id: `conformance/${report.kind}/` },
        invocations: [invocationOf(report)],
        originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The root of the repository with the contract.' } } },
        columnKind: 'utf16CodeUnits',
        results: groups.flatMap(([finding, ...more]) =>
          finding === undefined ? [] : [resultOf(finding, more.length + 1, report)],
        ),
      },
    ],
  };
  return `${JSON.stringify(log, null, 1)}\n`;
}

const WFC = 'WFC';

const taxonomy = {
  name: WFC,
  fullName: 'Web Fuzzing Commons',
  version: WFC_VERSION,
  informationUri: 'https://github.com/WebFuzzing/Commons',
  taxa: wfcFaults.map(({ code, name }) => ({ id: String(code), name })),
};

const ruleOf = (id: CheckId) => ({
  id,
  name: id.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
  shortDescription: { text: `${checks[id].asks}.` },
  help: { text: checks[id].hint },
  properties: { tags: [checks[id].area] },
});

function invocationOf(report: FinishedReport) {
  const { startedAt, duration, interrupted, command } = report;
  return {
    executionSuccessful: interrupted === undefined,
    exitCode: exitCodeOf(report),
    startTimeUtc: startedAt,
    endTimeUtc: new Date(Date.parse(startedAt) + duration).toISOString(),
    ...(command !== undefined && { commandLine: command }),
    ...(interrupted !== undefined && {
      toolExecutionNotifications: [{ level: 'error', message: { text: `Interrupted: ${interrupted}` } }],
    }),
  };
}

function resultOf(finding: ReportedFinding, count: number, report: FinishedReport) {
  const { check, severity, operation, at, expected, got, contract, fingerprint, known } = finding;
  const place = at === '' ? '' : ` at ${at}`;
  const fault = wfcFaultOf(check);
  return {
    ruleId: check,
    ruleIndex: checkIds.indexOf(check),
    ...(fault !== undefined && { taxa: [{ id: String(fault.code), toolComponent: { name: WFC } }] }),
    level: severity,
    message: {
      text: plainText(
        `${operationTitle(report, operation)}${place}: ${titleOf(finding)}. Expected: ${expected}. Got: ${got}.`,
      ),
    },
    locations: [{ ...physicalLocation(report, contract), logicalLocations: [{ name: operation, kind: 'function' }] }],
    partialFingerprints: { 'conformance/v1': fingerprint },
    occurrenceCount: count,
    ...(report.baseline !== undefined && { baselineState: known === true ? 'unchanged' : 'new' }),
    properties: {
      at,
      expected,
      got,
      ...(report.sources[contract]?.provenance !== undefined && { provenance: report.sources[contract].provenance }),
    },
  };
}

function physicalLocation({ sources }: FinishedReport, contract: string) {
  const source = sources[contract];
  if (source === undefined) return {};
  const artifactLocation = isAbsolute(source.file)
    ? { uri: pathToFileURL(source.file).href }
    : { uri: encodeURI(source.file), uriBaseId: '%SRCROOT%' };
  return { physicalLocation: { artifactLocation, region: { startLine: source.line } } };
}

/** Escapes brackets and braces, which mean links and placeholders in a SARIF message. */
const plainText = (text: string): string =>
  text
    .replaceAll(/([\\[\]])/g, '\\$1')
    .replaceAll(/\{(?=\d+\})/g, '{{')
    .replaceAll(/\. \./g, '.');

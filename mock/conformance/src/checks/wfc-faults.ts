import { type CheckId, checkIds, checks } from './check-list.ts';

/** A fault type of the Web Fuzzing Commons. */
export interface WfcFault {
  readonly code: number;
  readonly name: string;
}

/** The version of the codes below: `DefinedFaultCategory` of https://github.com/WebFuzzing/Commons. */
export const WFC_VERSION = '0.6.0';

/**
 * Fault types, each with the checks that find it. What an answer's schema forbids is 101, whichever mistake it is. Types
 * that no check finds by itself, such as injection of SQL, are left out.
 */
const found: readonly [WfcFault, readonly CheckId[]][] = [
  [{ code: 100, name: 'HTTP Status 500' }, ['input-crashes']],
  [
    { code: 101, name: 'Received A Response From API With A Structure/Data That Is Not Matching Its Schema' },
    [
      'body-json',
      'envelope-missing',
      'envelope-code',
      'envelope-success-shape',
      ...checkIds.filter((id) => ['shape', 'mistakes'].includes(checks[id].area)),
    ],
  ],
  [{ code: 102, name: 'Received Success Response When Sending Wrong Data' }, ['input-accepted']],
  [{ code: 201, name: 'Cross-Site Scripting (XSS)' }, ['html-script']],
  [{ code: 206, name: 'Allowed To Modify Resource That Likely Should Had Been Protected' }, ['token-foreign']],
  [{ code: 207, name: 'A Protected Resource Is Accessible Without Providing Any Authentication' }, ['token-missing']],
  [{ code: 209, name: 'Leaked Stack Trace' }, ['stack-trace']],
  [{ code: 210, name: 'Hidden Accessible Endpoint' }, ['method-not-allowed', 'path-unknown']],
];

/** The fault types that checks find, by code. */
export const wfcFaults: readonly WfcFault[] = found.map(([fault]) => fault);

/** The fault type of what a check finds; undefined where there is none. */
export const wfcFaultOf = (check: CheckId): WfcFault | undefined => found.find(([, by]) => by.includes(check))?.[0];

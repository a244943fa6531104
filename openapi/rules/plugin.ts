import { ascii } from './ascii.ts';
import { attempts } from './attempts.ts';
import { boundedStrings } from './bounded-strings.ts';
import { businessErrors } from './business-errors.ts';
import { closedBodies } from './closed-bodies.ts';
import { dateTimes } from './date-times.ts';
import { defaults } from './defaults.ts';
import { envelope } from './envelope.ts';
import { examples } from './examples.ts';
import { extensions } from './extensions.ts';
import { failureResponses } from './failure-responses.ts';
import { formats } from './formats.ts';
import { fullStop } from './full-stop.ts';
import { mutations } from './mutations.ts';
import { noCircularRef } from './no-circular-ref.ts';
import { operationNames } from './operation-names.ts';
import { ordinaryExample } from './ordinary-example.ts';
import { parameterEffects } from './parameter-effects.ts';
import { parameterShape } from './parameter-shape.ts';
import { promises } from './promises.ts';
import { provenance } from './provenance.ts';
import type { Rule } from './redocly.ts';
import { requestIds } from './request-ids.ts';
import { requiredNames } from './required-names.ts';
import { successEnvelope } from './success-envelope.ts';

/** Our rules by name; redocly.yaml switches each on as `meridian/<name>`. */
export const rules = {
  ascii,
  attempts,
  'bounded-strings': boundedStrings,
  'business-errors': businessErrors,
  'closed-bodies': closedBodies,
  defaults,
  envelope,
  examples,
  extensions,
  'failure-responses': failureResponses,
  formats,
  'full-stop': fullStop,
  mutations,
  'no-circular-ref': noCircularRef,
  'operation-names': operationNames,
  'ordinary-example': ordinaryExample,
  'parameter-effects': parameterEffects,
  'parameter-shape': parameterShape,
  promises,
  provenance,
  'request-ids': requestIds,
  'required-names': requiredNames,
} satisfies Record<string, Rule>;

// biome-ignore lint/style/noDefaultExport: Redocly CLI loads a plugin by its default export.
export default function plugin() {
  const preprocessors = { 'date-times': dateTimes, 'success-envelope': successEnvelope };
  return { id: 'meridian', rules: { oas3: rules }, preprocessors: { oas3: preprocessors } };
}

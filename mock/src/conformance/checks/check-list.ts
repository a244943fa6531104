/** What is checked, in the order in which reports show it: for each check its area, and what it asks for. */
export const checks = {
  'no-answer': { area: 'http', asks: 'Every request is answered within ten seconds' },
  'http-status': { area: 'http', asks: 'The HTTP status is one that the operation declares' },
  'input-accepted': { area: 'input', asks: 'Input that the contract forbids is refused' },
  'input-refused': { area: 'input', asks: 'Input that the contract allows is accepted' },
} as const satisfies Record<string, { area: string; asks: string }>;

export type CheckId = keyof typeof checks;

import { hasNoAnswer } from '../../feedback/unanswered.ts';

/** Sends once more what may have been carried out without its answer; for calls whose repeat changes nothing. */
export async function repeatUnanswered<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (hasNoAnswer(error)) return send();
    throw error;
  }
}

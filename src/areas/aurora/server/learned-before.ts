import type { Learned } from '../rules/recognise/recogniser.ts';

/**
 * What was learned when the program was built: `scripts/build-server.ts` puts it in the place of this. From source
 * nothing was learned before, and the first question waits.
 */
export const learnedBefore = async (): Promise<Learned | undefined> => undefined;

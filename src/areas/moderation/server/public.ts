/** What other areas may ask this one for. */
export { namesOfDecisions } from './appeals/reads.ts';
export { answerAppeal } from './cases/answer-appeal.ts';
export { openAppeals as waitingAppeals } from './cases/reads.ts';
export { adminsToTell } from './communities/reads.ts';

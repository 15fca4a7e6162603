import { wordFault } from '../api-problem.ts';

const KEPT = /*i18n*/ { id: 'kept.stored', message: 'Kept. It is sent as soon as there is a network.' };
const KEPT_HERE = /*i18n*/ {
  id: 'kept.here',
  message: 'It is sent as soon as there is a network. Leave this page open: this browser does not keep it.',
};

/** What is said of something that waits for a network, kept by the browser or only by the open page. */
export function wordKept(isStored: boolean): string {
  return wordFault(isStored ? KEPT : KEPT_HERE);
}

import { countryAt } from '#platform/server/geo/country-at.ts';
import type { Reply } from '../../rules/answer.ts';
import { numbersIn } from '../../rules/danger/numbers.ts';
import { sayDanger } from '../../rules/danger/say-danger.ts';
import type { Danger } from '../../rules/danger/signs.ts';
import type { Asker } from '../tools/asker.ts';
import { myAgenda } from '../tools/read-huddles.ts';

const SOON_MS = 36 * 3_600_000;

/** Whom to call where the asker most likely is: at the huddle that runs or comes next, else where they live. */
export async function answerDanger(asker: Asker, danger: Danger): Promise<Reply> {
  const country = await whereabouts(asker).catch(() => undefined);
  const text = sayDanger(danger, numbersIn(country), asker.voice.locale);
  return { caution: danger === 'DESPAIR' ? 'NONE' : 'EMERGENCY', text };
}

async function whereabouts(asker: Asker): Promise<string | undefined> {
  const soon = asker.now.getTime() + SOON_MS;
  const next = (await myAgenda(asker)).find(({ startDateTime }) => Date.parse(startDateTime) < soon);
  const there = next?.area ?? asker.home;
  return there ? countryAt(there) : undefined;
}

import { countryAt } from '#platform/server/geo/country-at.ts';
import { normaliseName } from '#platform/server/geo/normalise-name.ts';
import { countryIn } from '#platform/shared/address-in.ts';
import type { Reply } from '../../rules/answer.ts';
import { numbersIn } from '../../rules/danger/numbers.ts';
import { placeInCry } from '../../rules/danger/place-in-cry.ts';
import { sayDanger } from '../../rules/danger/say-danger.ts';
import type { Danger } from '../../rules/danger/signs.ts';
import { danger } from '../../rules/kinds/danger.ts';
import { planOf } from '../../rules/meaning/understand.ts';
import type { Asker } from '../tools/asker.ts';
import { findPlace } from '../tools/find-place.ts';
import { namedHuddle } from '../tools/meant-huddle.ts';
import { myAgenda } from '../tools/read-huddles.ts';

const SOON_MS = 36 * 3_600_000;

/**
 * Whom to call where the asker most likely is: at the huddle that runs or comes next, else where they live. A place
 * that the question names in another country is told beside it.
 */
export async function answerDanger(asker: Asker, of: Danger, question = ''): Promise<Reply> {
  const { locale } = asker.voice;
  const [likely, named] = await Promise.all([
    whereabouts(asker).catch(() => undefined),
    countryNamed(asker, question).catch(() => undefined),
  ]);
  const country = likely ?? named;
  const abroad =
    named && named !== country
      ? { country: countryIn(locale, named) ?? named, numbers: numbersIn(named) }
      : undefined;
  const text = sayDanger(of, numbersIn(country), locale, abroad);
  return { caution: of === 'DESPAIR' ? 'NONE' : 'EMERGENCY', text };
}

async function whereabouts(asker: Asker): Promise<string | undefined> {
  const soon = asker.now.getTime() + SOON_MS;
  const next = (await myAgenda(asker)).find(({ startDateTime }) => Date.parse(startDateTime) < soon);
  const there = next?.area ?? asker.home;
  return there ? countryAt(there) : undefined;
}

/** Where a place or an outing lies that the question names. */
async function countryNamed(asker: Asker, question: string): Promise<string | undefined> {
  const phrases = placeInCry(question);
  if (phrases.length === 0) return undefined;
  return (await countryOfPlace(asker, phrases)) ?? countryOfOuting(asker, question);
}

async function countryOfOuting(asker: Asker, question: string): Promise<string | undefined> {
  const { voice, now, timeZone } = asker;
  const plan = planOf({ asked: question, kind: danger, language: voice.locale, now, timeZone });
  const area = plan.naming.strange.length > 0 ? (await namedHuddle(asker, plan))?.area : undefined;
  return area ? countryAt(area) : undefined;
}

async function countryOfPlace(asker: Asker, phrases: readonly string[]): Promise<string | undefined> {
  const found = await findPlace(asker, { kind: 'NAMED', phrases });
  const at = found?.place ?? found?.around;
  // A likeness is not enough here: 'im Schneefeld' is no town; what stands behind a name is no part of it.
  const isNamed =
    found?.place && `${normaliseName(found.phrase)} `.startsWith(`${normaliseName(found.place.name)} `);
  return at && (found?.region || isNamed) ? countryAt(at) : undefined;
}

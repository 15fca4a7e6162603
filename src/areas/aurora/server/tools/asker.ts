import type { HuddleCard } from '#areas/huddle/contract/views.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { Topic } from '../../rules/topic.ts';
import type { Voice } from '../../rules/voice/voices.ts';
import { askerOf, type Home } from '../reads.ts';

/** Who asks, and what a question can refer to. Every tool looks with this person's eyes. */
export interface Asker {
  readonly platform: Platform;
  readonly personId: PersonId;
  readonly name: string;
  readonly home: Home | null;
  /** The unit they read temperatures in. */
  readonly temperature: 'C' | 'F';
  /** IANA. */
  readonly timeZone: string;
  /** Answers in the language that was asked in. */
  readonly voice: Voice;
  readonly now: Date;
  /** What the answer before was about. */
  readonly topic: Topic;
  /** The outing that is asked about, where that is settled. */
  readonly about?: HuddleCard;
  /** What was looked up for this answer, by what for. */
  readonly looked: Map<string, Promise<unknown>>;
}

/** Looks up once what several rules ask for on the way to one answer; `key` says all that it depends on but the asker. */
export function once<Found>({ looked }: Asker, key: unknown, read: () => Promise<Found>): Promise<Found> {
  const name = JSON.stringify(key);
  const known = looked.get(name) as Promise<Found> | undefined;
  if (known) return known;
  const found = read();
  looked.set(name, found);
  return found;
}

export async function makeAsker(
  platform: Platform,
  { personId, timeZone }: Pick<Viewer, 'personId' | 'timeZone'>,
  voice: Voice,
  topic: Topic = {},
): Promise<Asker> {
  const own = await askerOf(platform.database.db, personId);
  const [name = ''] = own.name.split(' ');
  return { ...own, name, platform, personId, timeZone, voice, topic, now: platform.now(), looked: new Map() };
}

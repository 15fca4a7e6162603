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
}

export async function makeAsker(
  platform: Platform,
  { personId, timeZone }: Pick<Viewer, 'personId' | 'timeZone'>,
  voice: Voice,
  topic: Topic = {},
): Promise<Asker> {
  const own = await askerOf(platform.database.db, personId);
  const [name = ''] = own.name.split(' ');
  return { ...own, name, platform, personId, timeZone, voice, topic, now: platform.now() };
}

import type { Reply } from '../../rules/answer.ts';
import { addresseeIn } from '../../rules/meaning/addressee.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import type { Asker } from '../tools/asker.ts';
import { findNamed } from '../tools/find-hosts.ts';
import { type Meant, meantHuddle } from '../tools/meant-huddle.ts';
import { myAgenda } from '../tools/read-huddles.ts';
import { aboutOne, whichOne } from './one-huddle.ts';

/** Where a host writes to everybody who comes, and where anyone else reaches them. */
export async function tellAll(asker: Asker, plan: Plan): Promise<Reply> {
  const meant = (await onlyHosted(asker, plan)) ?? (await meantHuddle(asker, plan));
  if (meant.what !== 'ONE') return whichOne(asker, meant);
  const { huddle } = meant;
  const { writeToAll, writeInTalk } = asker.voice.mine;
  return { ...aboutOne(asker, huddle), text: (huddle.hosting ? writeToAll : writeInTalk)(huddle.name) };
}

/** 'Everyone who comes on Wednesday': what one hosts on that day. */
async function onlyHosted(asker: Asker, { wish: { span } }: Plan): Promise<Meant | undefined> {
  const hosted = span ? (await myAgenda(asker, span)).filter(({ hosting }) => hosting) : [];
  const [huddle, ...more] = hosted;
  return huddle && more.length === 0 ? { what: 'ONE', huddle } : undefined;
}

/** Where one writes to somebody who is named. */
export async function writeToPerson(asker: Asker, { asked }: Plan): Promise<Reply> {
  const { voice } = asker;
  const called = addresseeIn(asked);
  const cards = called ? await findNamed(asker, called) : [];
  const [first] = cards;
  if (!first) return { text: voice.whichName };
  const text =
    cards.length === 1
      ? voice.mine.writeTo(first.title)
      : voice.mine.writeToWhom(cards.map(({ title }) => title));
  return { text, cards, topic: { person: { id: first.id } } };
}

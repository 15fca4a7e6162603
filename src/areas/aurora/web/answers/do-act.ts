import { askForRide } from '#areas/carpool/web/public/quick-answers.ts';
import { sayUnder } from '#areas/comment/web/public/say-under.ts';
import { joinCommunity } from '#areas/community/web/public/quick-answers.ts';
import type { Activity } from '#areas/huddle/rules/activity.ts';
import { keepDraft } from '#areas/huddle/web/public/keep-draft.ts';
import { saveRsvp } from '#areas/huddle/web/public/quick-answers.ts';
import { follow } from '#areas/person/web/public/relation-verbs.ts';
import type { ActState } from '../../rules/act-state.ts';
import type { ActCard } from '../../rules/card.ts';
import { noteDraft } from '../mutations.ts';

/** Without a state while its answer is being heard: it is open. */
export type Act = ActCard & { readonly state?: ActState };

/**
 * Does what a card says, as the person, by the same verbs as the pages; answers a sentence and where to
 * look. `party` is how many people want a seat, `words` what the host is asked.
 */
export async function doAct(
  turnId: string,
  act: Act,
  { party, words }: { readonly party: number; readonly words: string },
): Promise<{ readonly message: string; readonly path: string }> {
  const { objectId, path } = act;
  switch (act.act) {
    case 'RSVP':
      return { message: (await saveRsvp(objectId, { rsvpType: 'YES', ...guestsOf(act) })).message, path };
    case 'MAYBE':
      return { message: (await saveRsvp(objectId, { rsvpType: 'MAYBE' })).message, path };
    case 'DECLINE':
      return { message: (await saveRsvp(objectId, { rsvpType: 'NO' })).message, path };
    case 'ASK_HOST':
      return { message: (await sayUnder('huddle', objectId, words)).message, path };
    case 'FOLLOW':
      return { message: (await follow(objectId)).message, path };
    case 'JOIN':
      return { message: (await joinCommunity(objectId, {})).message, path };
    case 'DRAFT':
      return { message: '', path: `/huddle/create?draft=${await draftOf(turnId, act)}` };
    case 'RIDE':
      return { message: (await askForRide(objectId, wishOf(act, party))).message, path };
  }
}

function guestsOf({ guests }: Act) {
  return guests ? { guests: { ADULT: guests } } : {};
}

function wishOf({ ride }: Act, party: number) {
  return { party, legs: [...(ride?.legs ?? [])], pickup: null, message: '' };
}

async function draftOf(turnId: string, { draft, title, when, timeZone }: Act): Promise<string> {
  const activity = (draft?.activity ?? 'HIKING') as Activity;
  const id = await keepDraft({
    name: draft?.name ?? title,
    activity,
    when,
    timeZone: timeZone ?? 'UTC',
    sentence: draft?.sentence ?? '',
  });
  // The draft is there, whether this is noted or not.
  await noteDraft(turnId, id).catch(() => undefined);
  return id;
}

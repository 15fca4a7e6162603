import { readSentence } from '#areas/huddle/rules/sentence.ts';
import type { Reply } from '../../rules/answer.ts';
import type { ActCard } from '../../rules/card.ts';
import { helpEdit } from '../../rules/kinds/help-edit.ts';
import { withoutCorrection } from '../../rules/meaning/draft-correction.ts';
import { draftName } from '../../rules/meaning/draft-name.ts';
import { plainEnglish } from '../../rules/meaning/language.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import {
  changedPlan,
  changesPlan,
  type PreparedPlan,
  saysMakeIt,
  withPlainHours,
} from '../../rules/meaning/prepared-plan.ts';
import { wishOf } from '../../rules/meaning/understand.ts';
import type { Asker } from '../tools/asker.ts';
import { answerWithOwn } from './one-huddle.ts';

/** Whether a question says something else of the plan that was prepared just before it. */
export function changesPrepared({ topic }: Asker, question: string): boolean {
  return topic.kind === 'draft' && topic.draft !== undefined && changesPlan(question);
}

/** A draft with what the question already says; only its host sees it, and nothing is published. */
export async function prepareDraft(asker: Asker, plan: Plan): Promise<Reply> {
  const { asked } = plan;
  const { draft } = asker.topic;
  if (draft && changesPrepared(asker, asked)) return prepared(asker, changedPlan(draft, asked));
  // 'Make it ten people for the ridge' means an outing that stands.
  if (saysMakeIt(asked)) return answerWithOwn(asker, plan, helpEdit.text[asker.voice.locale]);
  const meant = withoutCorrection(
    asked,
    (text) => wishOf(plainEnglish(text, asker.voice.locale), asker.now, asker.timeZone).span?.said.day,
  );
  return prepared(asker, planNamed(asker, meant, plan.wish));
}

function prepared(asker: Asker, plan: PreparedPlan): Reply {
  const { voice } = asker;
  const wish = wishOf(plainEnglish(plan.sentence, voice.locale), asker.now, asker.timeZone);
  const act = draftAct(asker, plan, wish);
  const { time, people } = readSentence(plan.sentence);
  return {
    text: voice.askDraft(act.title, { span: wish.span?.said, time, people }),
    acts: [act],
    topic: { draft: { sentence: plan.sentence, name: act.title } },
  };
}

function planNamed({ voice }: Asker, asked: string, wish: Plan['wish']): PreparedPlan {
  const sentence = withPlainHours(asked);
  const said = readSentence(sentence);
  const place = wish.where?.kind === 'NAMED' ? voice.placeName(wish.where.phrases[0] ?? '') : undefined;
  const activity = said.activity ?? wish.activities?.[0] ?? 'HIKING';
  return { sentence, name: draftName(said.name) ?? voice.draftName(activity, place) };
}

/** The card of a draft that a question asks for. */
export function draftOf(asker: Asker, asked: string, wish: Plan['wish']): ActCard {
  return draftAct(asker, planNamed(asker, asked, wish), wish);
}

const MAX_NAME = 100;

function draftAct({ timeZone }: Asker, { sentence, name }: PreparedPlan, wish: Plan['wish']): ActCard {
  const title = name.slice(0, MAX_NAME);
  const activity = readSentence(sentence).activity ?? wish.activities?.[0] ?? 'HIKING';
  return {
    act: 'DRAFT',
    objectId: '',
    title,
    path: '/huddle/create',
    ride: null,
    guests: null,
    words: null,
    when: wish.span?.from.toISOString() ?? null,
    timeZone,
    draft: { name: title, activity, sentence },
  };
}

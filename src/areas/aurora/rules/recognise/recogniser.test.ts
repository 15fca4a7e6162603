import { beforeAll, describe, expect, test } from 'vitest';
import { chooseKind, kindOf, MARGIN, nextKinds } from '../kinds/choose-kind.ts';
import { kinds } from '../kinds/kinds.ts';
import { type Topic, topicAfter } from '../topic.ts';
import { type Guess, learn, Recogniser } from './recogniser.ts';
import { onlyPoints, referenceIn } from './reference.ts';

let known: Recogniser;
beforeAll(() => {
  known = new Recogniser(kinds, learn(kinds));
});

const chosen = (question: string, topic = {}, wanted?: string) =>
  chooseKind(question, known.guess(question), topic, wanted)?.id;

function guess(id: string, score: number): Guess {
  const kind = kindOf(id);
  if (!kind) throw new Error(id);
  return { kind, score };
}

describe('AUR-5 a question has a kind', () => {
  test.each([
    ['who hosts sunrise hikes', 'huddle-host'],
    ['what is my next huddle', 'my-next'],
    ['RSVP me', 'say-yes'],
    ['join the Hut to hut community', 'join'],
    ['Wann wird es in Zermatt dunkel?', 'huddle-daylight'],
    ['Was kostet der Gornergrat?', 'huddle-price'],
    ['how mcuh does it costs', 'huddle-price'],
    ['vineyards and chapels', 'find-huddles'],
    ['clubs above the clouds', 'find-communities'],
    ['dog friendly hike this month?', 'find-huddles'],
    ['is there a dog friendly hike this month', 'find-huddles'],
    ['hundefreundliche Wanderung im Juli?', 'find-huddles'],
    ['hike with my dog on Sunday', 'find-huddles'],
    ['next hike', 'my-next'],
    ['how hard is the hike', 'huddle-difficulty'],
    ['how hard is a t4', 'grades'],
    ['my hike this month', 'my-next'],
    ['dog friendly hike Snowdon?', 'huddle-dogs'],
    ['is the hike dog friendly', 'huddle-dogs'],
    ['gibt es Vogelwanderungen', 'find-huddles'],
    ['is there a hike where I can bring my dog?', 'find-huddles'],
    ['gibt es eine Tour mit Kindern', 'find-huddles'],
    ['can I bring my dog to it', 'huddle-dogs'],
    ['Schnupperklettern für Anfänger', 'find-huddles'],
    ['Kletterkurs für Anfänger', 'find-huddles'],
    ['was gibts zu lesen über Höhenkrankheit', 'find-articles'],
    ['Bis wann muss ich mich anmelden?', 'huddle-sign-up-until'],
    ['Bis wann kann ich absagen?', 'huddle-may-cancel'],
  ])('%s: %s', (question, kind) => {
    expect(chosen(question)).toBe(kind);
  });

  test('below the margin it has none, and the three nearest are offered', () => {
    const question = 'what about the thing with the thing';
    const unsure = known.guess(question).map((guess) => ({ ...guess, score: MARGIN - 0.01 }));
    expect(chooseKind(question, unsure, {}, undefined)).toBeUndefined();
    expect(nextKinds(unsure, undefined)).toHaveLength(3);
  });

  test.each([
    ['and in Bern?', 'huddle-weather', 'huddle-weather'],
    ['and elevation?', 'my-numbers', 'my-numbers'],
    ['and on Sunday?', 'find-huddles', 'find-huddles'],
    ['and in Bern?', 'my-next', 'find-huddles'],
  ])('%s after %s is %s', (question, kind, meant) => {
    const shown = [{ id: 'one', startsAt: '2026-06-06T08:00:00Z' }];
    expect(chosen(question, { kind, shown })).toBe(meant);
  });

  test('one that the asker chose counts, and one that does not exist is none', () => {
    expect(chosen('what is my next huddle', {}, 'huddle-price')).toBe('huddle-price');
    expect(kindOf('nonsense')).toBeUndefined();
  });

  test('the kind that was answered is not offered again', () => {
    const guesses = known.guess('what does it cost');
    expect(nextKinds(guesses, kindOf('huddle-price')).map(({ id }) => id)).not.toContain('huddle-price');
  });
});

describe('AUR-6 what was shown before can be pointed at', () => {
  test.each([
    ['the second one', 1],
    ['und der zweite?', 1],
    ['say yes to the first', 0],
    ['number 3', 2],
    ['the last one', 'LAST'],
    ['how long is it', 'IT'],
    ['when is the last train', undefined],
    ['hikes near Bern', undefined],
  ])('%s', (question, reference) => {
    expect(referenceIn(question)).toBe(reference);
  });

  test('a question that only points asks what was asked before', () => {
    const topic = { kind: 'huddle-price', shown: [{ id: 'one', startsAt: '' }] };
    expect(onlyPoints('and the second one?')).toBe(true);
    expect(onlyPoints('sign me up for the second one')).toBe(false);
    expect(chosen('and the second one?', topic)).toBe('huddle-price');
    expect(chosen('on Wednesday', topic)).toBe('huddle-price');
    expect(chosen('the first', { ...topic, kind: 'find-huddles' })).toBe('huddle-about');
  });
});

describe('AUR-6 what points at a huddle that was shown asks of it, not what a word means', () => {
  const shown = [
    { id: 'one', startsAt: '' },
    { id: 'two', startsAt: '' },
  ];
  test.each([
    ['how hard is the second one', 'huddle-difficulty'],
    ['how difficult is the last one', 'huddle-difficulty'],
    ['wie schwer ist die zweite', 'huddle-difficulty'],
    ['is it hard', 'huddle-difficulty'],
    ['what does t3 mean', 'grades'],
    ['what does the grade t2 mean', 'grades'],
  ])('%s: %s', (question, kind) => {
    expect(chosen(question, { kind: 'find-huddles', huddle: shown[0], shown })).toBe(kind);
  });

  test('a text that is nearer gives way where something was shown, and stays where nothing was', () => {
    const guesses = [guess('grades', 0.34), guess('huddle-difficulty', 0.26), guess('say-yes', 0.1)];
    const kindAfter = (topic: Topic) =>
      chooseKind('how hard is the second one', guesses, topic, undefined)?.id;
    expect(kindAfter({ shown })).toBe('huddle-difficulty');
    expect(kindAfter({})).toBe('grades');
  });
});

test('AUR-6 what is talked about stays until something else is', () => {
  const one = { huddle: { id: 'one', startsAt: '' }, kind: 'huddle-price' };
  expect(topicAfter([one, { kind: 'thanks' }])).toEqual({ ...one, kind: 'thanks' });
});

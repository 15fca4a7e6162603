import { describe, expect, test } from 'vitest';
import { asksToJoin, calledIn, wantsInNow } from './joining.ts';

describe('AUR-2 who wants into something says so', () => {
  test.each([
    ['how do I join Families on trails', true],
    ['can I become a member of Dawn patrol', true],
    ['Wie trete ich Families on trails bei?', true],
    ['Wie werde ich Mitglied bei Dawn patrol', true],
    ['how do I leave Families on trails after joining', false],
    ['Wie trete ich bei Dawn patrol wieder aus', false],
    ['how do I join a hiking club in Bern', false],
    ['who hosts Dawn patrol', false],
  ])('%s: %s', (question, asks) => {
    expect(asksToJoin(question)).toBe(asks);
  });
});

test.each([
  ['ok, sign me up', true],
  ['that sounds like us, put me in please', true],
  ['trag mich bitte ein', true],
  ['lovely, who leads it', false],
  ['do people need my ok before they can join', false],
])('AUR-6 after a community was told of, %s wants in: %s', (question, wants) => {
  expect(wantsInNow(question)).toBe(wants);
});

describe('AUR-6 a community is called by most of its name', () => {
  const clubs = ['Families on trails', 'Families by bike', 'Dawn patrol', 'Wanderlust', 'Hut to hut'];
  const called = (question: string) => calledIn(question, clubs, (name) => name);
  test.each([
    ['how do I join families on trails', 'Families on trails'],
    ['how can I join the dawn patroll', 'Dawn patrol'],
    ['get me into wanderlust', 'Wanderlust'],
    ['how do I join families', undefined],
    ['how do I join', undefined],
    ['is there anything on for families', undefined],
    ['tell me about hut to hut', 'Hut to hut'],
    ['a meal in a hut', undefined],
  ])('%s: %s', (question, name) => {
    expect(called(question)).toBe(name);
  });
});

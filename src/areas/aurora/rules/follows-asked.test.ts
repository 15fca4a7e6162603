import { expect, test } from 'vitest';
import { asksForBothCounts, asksWhoFollows, followsAsked } from './follows-asked.ts';

test.each([
  ['who do i follow', 'FOLLOWED'],
  ['list of people I follow', 'FOLLOWED'],
  ['how many people am i following', 'FOLLOWED'],
  ['wem folge ich', 'FOLLOWED'],
  ['wem folg i eigentlich so', 'FOLLOWED'],
  ['zeig mir alle denen ich folge', 'FOLLOWED'],
  ['show me everyone I follow', 'FOLLOWED'],
  ['does everybody i follow follow me back', 'NOT_BACK'],
  ['folgt mir eigentlich jeder zurück dem ich folge', 'NOT_BACK'],
  ['who follows me', 'FOLLOWERS'],
  ['my followers', 'FOLLOWERS'],
  ['how many folowers do I have', 'FOLLOWERS'],
  ['how many follwers have i got', 'FOLLOWERS'],
  ['does anybody follow me yet', 'FOLLOWERS'],
  ['wer folgt mir', 'FOLLOWERS'],
  ['Followerliste', 'FOLLOWERS'],
  ['wie viele Leute folgen mir', 'FOLLOWERS'],
  ['meine Follower', 'FOLLOWERS'],
  ["who doesn't follow me back", 'NOT_BACK'],
  ['who of the people i follow doesnt follow me', 'NOT_BACK'],
  ['which of those I follow are not following me', 'NOT_BACK'],
  ['people i follow who dont follow back', 'NOT_BACK'],
  ['wem folg ich eigentlich der mir nicht zurückfolgt lol', 'NOT_BACK'],
  ['wer folgt mir nicht zurück', 'NOT_BACK'],
  ['wer von denen denen ich folge folgt mir nich zurück', 'NOT_BACK'],
  ['wär folgt mir nöd zrugg', 'NOT_BACK'],
  ['wer von denen, denen ich folge, folgt mir nicht', 'NOT_BACK'],
  ['whom do I not follow back', 'NOT_FOLLOWED_BACK'],
  ['who follows me that i dont follow', 'NOT_FOLLOWED_BACK'],
  ['which of my followers have I not followed back yet', 'NOT_FOLLOWED_BACK'],
  ['anyone following me that im not following', 'NOT_FOLLOWED_BACK'],
  ['wem folge ich nicht zurück', 'NOT_FOLLOWED_BACK'],
  ['wer folgt mir, dem ich nicht folge', 'NOT_FOLLOWED_BACK'],
  ['gibt es leute die mir folgen und ich ihnen nicht', 'NOT_FOLLOWED_BACK'],
  ['welchen Followern folge ich noch nicht', 'NOT_FOLLOWED_BACK'],
  ['who follows me back', 'MUTUAL'],
  ['which of my followers do i follow', 'MUTUAL'],
  ['wer folgt mir zurück', 'MUTUAL'],
  ['mit wem folge ich mir gegenseitig', 'MUTUAL'],
])('AUR-5 which people are asked for: %s', (asked, list) => {
  expect(followsAsked(asked)).toEqual({ list, isOfOne: false });
});

test.each([
  'does Maja follow me',
  'and do i follow her back',
  'that maja with the two kids, does she follow me? and do i follow her back',
  'is Cleo one of my followers',
  'do asha and i follow each other',
  'folgt mir Maja',
  'folgt Maja mir nicht',
  'folge ich der Maja eigentlich',
  'gehört Cleo zu meinen Followern',
])('AUR-5 it is asked of one person: %s', (asked) => {
  expect(followsAsked(asked).isOfOne).toBe(true);
});

test.each([
  ['does she follow me', true],
  ['do i follow her back', true],
  ['folgt mir die Maja', true],
  ['folge ich ihm schon', true],
  ['how many people follow me', true],
  ['how many follwers have i got', true],
  ['wie viele Leute folgen mir', true],
  ['how do i follow somebody', false],
  ['do i have to follow back', false],
  ['what happens if I follow him', false],
  ['follow her please', false],
  ['wie folge ich jemandem', false],
  ['folge bitte asha', false],
])('AUR-5 whether it is asked who follows whom: %s', (asked, expected) => {
  expect(asksWhoFollows(asked)).toBe(expected);
});

test.each([
  ['how many people follow me and how many do i follow', true],
  ['how many followers have i got n how many ppl do i follow', true],
  ['wie viele folgen mir und wie vielen folge ich', true],
  ['how many people follow me', false],
  ['how many of those I follow follow me back', false],
])('AUR-5 whether both counts are asked for: %s', (asked, both) => {
  expect(asksForBothCounts(asked)).toBe(both);
});

import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { isFlagged, problemIn, problemOf, wordFaultsIn, wordProblem } from './api-problem.ts';

const answer = (body: string, status = 422) => new Response(body, { status });

describe('D16 what a failure is told as', () => {
  test.each([
    ['{"message":"All of it.","errors":["The first."]}', 'The first.'],
    ['{"message":"All of it.","errors":[]}', 'All of it.'],
    ['{"message":"All of it."}', 'All of it.'],
    ['{}', 'The default of the page'],
    ['<html>a proxy</html>', 'The default of the page'],
  ])('D16 %s is worded as %s', async (body, words) => {
    expect(wordProblem(await problemOf(answer(body)), 'The default of the page')).toBe(words);
  });

  test('D16 with nothing said and no default it is a general sentence, as without a network', async () => {
    expect(wordProblem(await problemOf(answer('{}')))).toBe('Something went wrong');
    expect(wordProblem(new Error('a fault of ours'))).toBe('Something went wrong');
    expect(wordProblem(new TypeError('fetch failed'))).toBe('There is no network. Try again when there is.');
    expect(wordProblem(new TypeError('fetch failed'), 'Try later.')).toBe('Try later.');
  });

  test('P20 where nothing was said, the general sentence is in the language of the page', () => {
    const messages = { 'fault.something': 'Etwas ist schiefgegangen' };
    wordFaultsIn(setupI18n({ locale: 'de', messages: { de: messages } }));
    expect(wordProblem(new Error('a fault of ours'))).toBe('Etwas ist schiefgegangen');
    wordFaultsIn(setupI18n({ locale: 'en', messages: { en: {} } }));
  });

  test.each([
    [{ error: true, message: 'No.' }, true],
    [{ error: false, message: 'Done.' }, false],
    [{ items: [] }, false],
    [null, false],
    ['error', false],
  ])('D16 %j sent with 200 is a no: %s', (reply, flagged) => {
    expect(isFlagged(reply)).toBe(flagged);
  });

  test('D16 a no that came with 200 keeps its words', () => {
    const problem = problemIn({ message: 'Not now.' }, answer('', 200));
    expect([problem.message, wordProblem(problem)]).toEqual(['Not now.', 'Not now.']);
  });
});

import { expect, test } from 'vitest';
import { calendarLinks, directionLinks } from './calendar-links.ts';

const state = {
  name: 'Rigi & lake',
  startDateTime: '2026-11-28T07:30:00.000Z',
  endDateTime: '2026-11-28T15:00:00.000Z',
  where: 'Brunnen, Schwyz',
  page: 'https://trailfolk.example/h/rigi',
};
const queryOf = (link: string) => Object.fromEntries(new URL(link).searchParams);

test('HUD-16 each calendar service is told name, times, place and page in its own words', () => {
  const { google, yahoo, outlook } = calendarLinks(state);
  expect(queryOf(google)).toEqual({
    action: 'TEMPLATE',
    text: 'Rigi & lake',
    dates: '20261128T073000Z/20261128T150000Z',
    location: 'Brunnen, Schwyz',
    details: state.page,
  });
  expect(queryOf(yahoo)).toEqual({
    v: '60',
    title: 'Rigi & lake',
    st: '20261128T073000Z',
    et: '20261128T150000Z',
    in_loc: 'Brunnen, Schwyz',
    desc: state.page,
  });
  expect(queryOf(outlook)).toEqual({
    rru: 'addevent',
    subject: 'Rigi & lake',
    startdt: state.startDateTime,
    enddt: state.endDateTime,
    location: 'Brunnen, Schwyz',
    body: state.page,
  });
  expect([google, yahoo, outlook].map((link) => new URL(link).host)).toEqual([
    'calendar.google.com',
    'calendar.yahoo.com',
    'outlook.live.com',
  ]);
});

test('HUD-17 the map services lead to the point', () => {
  const links = directionLinks(46.99412, -8.6);
  expect(Object.values(links).map(queryOf)).toEqual([
    { api: '1', destination: '46.99412,-8.6' },
    { daddr: '46.99412,-8.6' },
    { to: '46.99412,-8.6' },
  ]);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';

const asked: URL[] = [];
let answer: () => { status: number; body: unknown };
/** The days that a service tells of from the first of June, the sixth with showers. */
const june = () => {
  const days = Array.from({ length: 16 }, (_, at) => `2026-06-${String(at + 1).padStart(2, '0')}`);
  const all = (usual: number, sixth: number | null) => days.map((_, at) => (at === 5 ? sixth : usual));
  return {
    time: days,
    weather_code: all(0, 80),
    temperature_2m_min: all(1, 4.4),
    temperature_2m_max: all(2, 11.6),
    precipitation_probability_max: all(3, 60),
    wind_gusts_10m_max: all(5, null),
  };
};

const service = createServer((request, response) => {
  asked.push(new URL(request.url ?? '/', 'http://127.0.0.1'));
  const { status, body } = answer();
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});

let world: TestApp;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  world = await buildTestApp({ WEATHER_URL: `http://127.0.0.1:${port}/v1/forecast` });
  await plan('Ridge at sunrise', '2026-06-06', 45.9833);
  await plan('Lake at noon', '2026-06-07', 46.4);
  await plan('Far ahead', '2026-07-20', 47.1);
});
afterAll(async () => {
  await world.close();
  await new Promise((resolve) => service.close(resolve));
});

async function plan(name: string, day: string, lat: number): Promise<void> {
  const planned = await world.as(world.asha).post('/api/huddles', {
    name,
    startDateTime: `${day}T04:00:00Z`,
    endDateTime: `${day}T09:00:00Z`,
    timeZone: 'Europe/Zurich',
    activity: 'HIKING',
    venue: { name: `Place of ${name}`, formattedAddress: 'Switzerland', lat, lng: 7.7842 },
  });
  expect(planned.status).toBe(200);
}

async function ask(question: string) {
  const { body } = await world.as(world.ben).post('/api/aurora/questions', { question });
  const { text } = await world.as(world.ben).get(`/api/aurora/turns/${body.turnId}/answer`);
  return JSON.parse(/^event: done\ndata: (.*)$/m.exec(text)?.[1] ?? 'null');
}

test('AUR-7 she answers from the forecast, with its time, to 0.05 degrees, and asks once an hour', async () => {
  answer = () => ({ status: 200, body: { daily: june() } });
  const said = await ask('will it rain at Ridge at sunrise');
  expect(said.text).toMatch(
    /^\*\*Place of Ridge at sunrise\*\*, Sat 6 Jun: showers, 4 °C to 12 °C, 60% chance of rain\. Forecast by 127\.0\.0\.1, \d\d:\d\d\./,
  );
  expect(said.cards.map(({ title }: { title: string }) => title)).toEqual(['Ridge at sunrise']);
  expect(said.acts).toHaveLength(1);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    latitude: '46.00',
    longitude: '7.80',
    timezone: 'Europe/Zurich',
  });
  const german = await ask('Wie wird das Wetter bei Ridge at sunrise?');
  expect(german.text).toContain('Schauer, 4 °C bis 12 °C, Regen zu 60 %');
  expect(asked).toHaveLength(1);
});

test('AUR-7 a day beyond its reach has no forecast yet', async () => {
  const { text } = await ask('weather for Far ahead');
  expect(text).toContain('it reaches 16 days');
});

test('AUR-7 a service that fails, or says something else, is as none, and is left alone for a minute', async () => {
  const before = asked.length;
  answer = () => ({ status: 200, body: { daily: { ...june(), time: ['<script>'] } } });
  const { text } = await ask('will it rain at Lake at noon');
  expect(text).toContain('I have no forecast for **Lake at noon**');
  answer = () => ({ status: 200, body: { daily: june() } });
  await ask('will it rain at Lake at noon');
  expect(asked.length).toBe(before + 1);
});

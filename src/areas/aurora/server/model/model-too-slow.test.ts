import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { begin, type ScriptedModel, startScriptedModel } from '../../testing/scripted-model.ts';

let model: ScriptedModel;
let world: TestApp;

beforeAll(async () => {
  model = await startScriptedModel();
  world = await buildTestApp({
    AURORA_BASE_URL: model.url,
    AURORA_MODEL: 'm',
    AURORA_TIMEOUT_MS: '1000',
  });
});
afterAll(async () => {
  await world.close();
  await model.close();
});

test('AUR-3 when the model service does not come to its end in time, our own rules answer and say so', async () => {
  model.play((reply) => begin(reply, 'Well, '));
  const ben = world.as(world.ben);
  const asked = await ben.post('/api/aurora/questions', { question: 'hikes on Saturday' });
  const { text } = await ben.get(`/api/aurora/turns/${asked.body.turnId}/answer`);
  expect(text).toContain('event: restart');
  const whole = text.slice(text.lastIndexOf('data: '));
  expect(whole).toContain('"state":"DONE"');
  expect(whole).toContain('"engine":"OWN"');
  expect(whole).toContain('"fellBack":true');
  expect(whole).not.toContain('Well,');
});

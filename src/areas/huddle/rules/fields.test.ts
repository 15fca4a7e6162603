import { expect, test } from 'vitest';
import { detailNames, detailsOfValues, entriesOfFields, type HuddleValues } from './fields.ts';

test('HUD-1 what everybody reads of a huddle are its details, without places and channel', () => {
  const values = Object.fromEntries(entriesOfFields.map(([name]) => [name, `the ${name}`]));
  const details: Readonly<Record<string, unknown>> = detailsOfValues(values as unknown as HuddleValues);
  expect(details).toEqual(Object.fromEntries(detailNames.map((name) => [name, `the ${name}`])));
  for (const kept of ['venue', 'meetingPoint', 'parking', 'externalCommChannelUrl', 'invitedIds']) {
    expect(details).not.toHaveProperty(kept);
  }
  expect(details).toHaveProperty('description', 'the description');
});

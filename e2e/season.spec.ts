import { runSeason } from './support/run-season.ts';
import { test } from './support/test.ts';

// By thumb it is walked with every change.
test('COM-9 COM-10 COM-13 HUD-25 HUD-29 a club from its founding to a season', { tag: '@full' }, async ({
  page,
  another,
}) => {
  test.slow();
  await runSeason(page, another);
});

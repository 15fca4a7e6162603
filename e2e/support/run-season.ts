import type { Page } from '@playwright/test';
import { arrive, NOWHERE } from './arrive.ts';
import { newcomer } from './people.ts';
import {
  answerBothWays,
  closeYear,
  foundClub,
  inviteMany,
  joinAs,
  joinByMail,
  keepRound,
  lookBack,
  makeLeader,
  planSeason,
  prepare,
  voteOnDate,
} from './season.ts';

/** A club of three hundred: founded, filled, its season planned, walked, written up and counted. */
export async function runSeason(owner: Page, another: () => Promise<Page>): Promise<void> {
  await arrive(owner, newcomer('Olga Owner'), NOWHERE);
  const club = await foundClub(owner, 'Club of the season');
  const invited = await inviteMany(owner, club);
  const leader = await another();
  await joinByMail(leader, invited);
  const member = await another();
  await joinAs(member, 'Mira Member', club);
  await makeLeader(owner, club, invited);

  await keepRound(leader, club, invited);
  const [first = '', second = ''] = await planSeason(leader, club);
  await answerBothWays(member, await another(), first);
  await voteOnDate(leader, member, second);
  await prepare(leader, member, first);
  await lookBack(leader, first);
  await closeYear(owner, club);
}

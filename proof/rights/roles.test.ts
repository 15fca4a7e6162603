import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { type CommunityAct, rightOf } from '#areas/community/rules/rights.ts';
import { type CommunityRole, roles } from '#areas/community/rules/state.ts';
import { type Stage, setStage } from './personas.ts';
import { requests } from './requests.ts';
import { sendAs } from './send.ts';

let world: TestApp;
let stage: Stage;
beforeAll(async () => {
  world = await buildTestApp();
  stage = await setStage(world);
});
afterAll(() => world.close());

/** The act of the table that each operation of a community is; operations of all its members are READ. */
const actOfOperation: Readonly<Record<string, CommunityAct>> = {
  listMembers: 'READ',
  readStatistics: 'READ',
  listOutingsOfYear: 'READ',
  readOutingChoice: 'READ',
  previewOutingNews: 'PLAN',
  invitePerson: 'INVITE',
  createInvitationLink: 'INVITE',
  listInvitationLinks: 'INVITE',
  answerJoinRequest: 'TAKE_IN',
  previewInvitations: 'TAKE_IN',
  sendInvitations: 'TAKE_IN',
  listSentLists: 'TAKE_IN',
  readSentList: 'TAKE_IN',
  revokeSentList: 'TAKE_IN',
  resendInvitation: 'TAKE_IN',
  removeMember: 'REMOVE',
  readMyMembership: 'READ',
  answerJoinRequests: 'TAKE_IN',
  readMemberNote: 'NOTE',
  writeMemberNote: 'NOTE',
  writeToMembers: 'MESSAGE',
  setDues: 'DUES',
  markPaid: 'DUES',
  readPayments: 'DUES',
  readHoldings: 'REMOVE',
  giveTitle: 'ROLES',
  readOffice: 'ROLES',
  listProposals: 'APPROVE',
  nameApprovers: 'EDIT',
  keepQualifications: 'ROLES',
  listQualifications: 'READ',
  exportMembers: 'EXPORT',
  listMembersOfDay: 'EXPORT',
  compareMembers: 'EXPORT',
  listMemberChanges: 'EXPORT',
  keepMyAddress: 'READ',
  listMembersOfYear: 'EXPORT',
  exportAttendance: 'EXPORT',
  editCommunity: 'EDIT',
  listClubOutings: 'READ',
  listCommunityCases: 'MODERATE',
  listProgramTokens: 'EDIT',
  createProgramToken: 'EDIT',
  listWebhooks: 'EDIT',
  createWebhook: 'EDIT',
  archiveCommunity: 'OWN',
  deleteCommunity: 'OWN',
  handOverCommunity: 'OWN',
  changeMemberRole: 'OWN',
};

const strict = { invitationAllowed: false, planning: 'LEADERS' } as const;

const answered = async (operation: string, role: CommunityRole): Promise<boolean> => {
  const on = await stage.fixture('CLOSED');
  const me = stage.people.CH.personId;
  const { pool } = world.platform.database;
  await pool.query('update memberships set role = $3 where community_id = $1 and person_id = $2', [
    on.communityId,
    me,
    role,
  ]);
  await pool.query(`update communities set invitation_allowed = false, planning = 'LEADERS' where id = $1`, [
    on.communityId,
  ]);
  const request = requests[operation]?.(on, 'CH', stage.people.H.personId);
  if (!request) throw new Error(`no request is written for ${operation}`);
  const { status } = await sendAs(world, stage, 'CH', request);
  return status === 200;
};

test.each(Object.entries(actOfOperation))(
  'COM-11 %s is for the roles that may %s',
  async (operation, act) => {
    const allowed: CommunityRole[] = [];
    for (const role of roles) if (await answered(operation, role)) allowed.push(role);
    expect(allowed).toEqual(roles.filter((role) => rightOf(strict, role, act) === 'YES'));
  },
);

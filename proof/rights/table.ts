import { columns, type Persona, type State } from './personas.ts';
import { accountTable } from './table-account.ts';
import { auroraTable } from './table-aurora.ts';
import { carpoolTable } from './table-carpool.ts';
import { chatTable } from './table-chat.ts';
import { communityTable } from './table-community.ts';
import { inspirationTable } from './table-inspiration.ts';
import { notificationTable } from './table-notification.ts';
import { operatorTable } from './table-operator.ts';
import { peopleTable } from './table-people.ts';
import { personTable } from './table-person.ts';
import { postTable } from './table-post.ts';

/**
 * Who gets which answer, kept by hand from the page about privacy: change this first, the code second. A state
 * is that of the huddle in question; ANY is an operation that concerns none. 401 no token, 403 known but not
 * allowed, 404 as if it did not exist, 409 and 422 may see it but a rule said no.
 */
const table = `
operation                 state    V    U0   U1   U    L    B    I    R    W    P    X    H    CH   SU
getSignInSettings         ANY      200  200  200  200  200  200  200  200  200  200  200  200  200  200
uploadPicture             ANY      401  200  200  200  200  200  200  200  200  200  200  200  200  403
readPicture               ANY      401  200  200  200  200  404  200  200  200  200  200  200  200  403
readPublicPicture         ANY      200  200  200  200  200  200  200  200  200  200  200  200  200  200
readCover                 ANY      401  200  200  200  200  404  200  200  200  200  200  200  200  403
listTowns                 ANY      200  200  200  200  200  200  200  200  200  200  200  200  200  200
search                    ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
searchPlaces              ANY      401  200  200  200  200  200  200  200  200  200  200  200  200  403
findUsualPlace            ANY      401  200  200  200  200  200  200  200  200  200  200  200  200  403
readSiteCard              ANY      200  200  200  200  200  200  200  200  200  200  200  200  200  200
sendFeedback              ANY      401  200  200  200  200  200  200  200  200  200  200  200  200  403
subscribeToNewsletter     ANY      200  200  200  200  200  200  200  200  200  200  200  200  200  200
confirmNewsletter         ANY      422  422  422  422  422  422  422  422  422  422  422  422  422  422
leaveNewsletter           ANY      422  422  422  422  422  422  422  422  422  422  422  422  422  422
joinWaitlist              ANY      200  200  200  200  200  200  200  200  200  200  200  200  200  200
createHuddle              ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
createDraft               ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
readPlan                  PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  200  403
readPlan                  PRIVATE  401  403  403  404  404  404  403  403  403  403  404  200  200  403
readPlan                  DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
saveDraft                 PUBLIC   401  403  403  403  403  404  403  403  403  403  403  409  409  403
saveDraft                 PRIVATE  401  403  403  404  404  404  403  403  403  403  404  409  409  403
saveDraft                 DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
deleteDraft               PUBLIC   401  403  403  403  403  404  403  403  403  403  403  409  409  403
deleteDraft               PRIVATE  401  403  403  404  404  404  403  403  403  403  404  409  409  403
deleteDraft               DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
publishHuddle             PUBLIC   401  403  403  403  403  404  403  403  403  403  403  409  409  403
publishHuddle             PRIVATE  401  403  403  404  404  404  403  403  403  403  404  409  409  403
publishHuddle             DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
changePlan                PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  200  403
changePlan                PRIVATE  401  403  403  404  404  404  403  403  403  403  404  200  200  403
changePlan                DRAFT    401  403  403  404  404  404  404  404  404  404  404  409  409  403
handOverHuddle            PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  403  403
handOverHuddle            PRIVATE  401  403  403  404  404  404  403  403  403  403  404  200  403  403
handOverHuddle            DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  403  403
answerHostRequest         PUBLIC   401  403  403  422  422  404  422  422  422  422  422  422  422  403
answerHostRequest         PRIVATE  401  403  403  404  404  404  422  422  422  422  404  422  422  403
answerHostRequest         DRAFT    401  403  403  404  404  404  404  404  404  404  404  422  422  403
inviteToHuddle            PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  200  403
inviteToHuddle            PRIVATE  401  403  403  404  404  404  403  403  403  403  404  200  200  403
inviteToHuddle            DRAFT    401  403  403  404  404  404  404  404  404  404  404  409  409  403
listTemplates             ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
layDownHostRole           PUBLIC   401  403  403  403  403  404  403  403  403  403  403  422  200  403
layDownHostRole           PRIVATE  401  403  403  404  404  404  403  403  403  403  404  422  200  403
layDownHostRole           DRAFT    401  403  403  404  404  404  404  404  404  404  404  422  200  403
cancelHuddle              PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  200  403
cancelHuddle              PRIVATE  401  403  403  404  404  404  403  403  403  403  404  200  200  403
cancelHuddle              DRAFT    401  403  403  404  404  404  404  404  404  404  404  409  409  403
copyHuddle                PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  200  403
copyHuddle                PRIVATE  401  403  403  404  404  404  403  403  403  403  404  200  200  403
copyHuddle                DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
repeatHuddle              PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  200  403
repeatHuddle              PRIVATE  401  403  403  404  404  404  403  403  403  403  404  200  200  403
repeatHuddle              DRAFT    401  403  403  404  404  404  404  404  404  404  404  409  409  403
searchPeople              ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
readCalendarFeed          ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
renewCalendarFeed         ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
revokeCalendarFeed        ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
readCalendar              ANY      404  404  404  404  404  404  404  404  404  404  404  404  404  404
discoverHuddles           ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
listFacesOfHuddles        ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
countHuddles              ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
listMyDays                ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
listHostedWith            ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
listHuddles               ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
listPublicHuddles         ANY      200  200  200  200  200  200  200  200  200  200  200  200  200  200
listTrailblazers          ANY      200  200  200  200  200  200  200  200  200  200  200  200  200  200
listPublicHuddlesNear     ANY      200  200  200  200  200  200  200  200  200  200  200  200  200  200
listHuddlesByRegion       ANY      200  200  200  200  200  200  200  200  200  200  200  200  200  200
readPublicHuddle          PUBLIC   200  200  200  200  200  200  200  200  200  200  200  200  200  200
readPublicHuddle          PRIVATE  404  404  404  404  200  404  404  404  404  404  404  404  404  404
readPublicHuddle          DRAFT    404  404  404  404  404  404  404  404  404  404  404  404  404  404
readHuddle                PUBLIC   401  403  403  200  200  404  200  200  200  200  200  200  200  403
readHuddle                PRIVATE  401  403  403  404  200  404  200  200  200  200  404  200  200  403
readHuddle                DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
rsvpToHuddle              PUBLIC   401  403  403  200  200  404  200  200  200  200  422  403  403  403
rsvpToHuddle              PRIVATE  401  403  403  404  200  404  200  200  200  200  404  403  403  403
rsvpToHuddle              DRAFT    401  403  403  404  404  404  404  404  404  404  404  403  403  403
withdrawRsvp              PUBLIC   401  403  403  422  422  404  422  200  200  200  422  403  403  403
withdrawRsvp              PRIVATE  401  403  403  404  404  404  422  200  200  200  404  403  403  403
withdrawRsvp              DRAFT    401  403  403  404  404  404  404  404  404  404  404  403  403  403
setInterest               PUBLIC   401  403  403  200  200  404  200  200  200  200  200  403  403  403
setInterest               PRIVATE  401  403  403  404  200  404  200  200  200  200  404  403  403  403
setInterest               DRAFT    401  403  403  404  404  404  404  404  404  404  404  403  403  403
answerOffer               PUBLIC   401  403  403  422  422  404  422  422  422  422  422  422  422  403
answerOffer               PRIVATE  401  403  403  404  404  404  422  422  422  422  404  422  422  403
answerOffer               DRAFT    401  403  403  404  404  404  404  404  404  404  404  422  422  403
answerRequest             PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  200  403
answerRequest             PRIVATE  401  403  403  404  404  404  403  403  403  403  404  200  200  403
answerRequest             DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
changeCapacity            PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  200  403
changeCapacity            PRIVATE  401  403  403  404  404  404  403  403  403  403  404  200  200  403
changeCapacity            DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
admitParticipant          PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  200  403
admitParticipant          PRIVATE  401  403  403  404  404  404  403  403  403  403  404  200  200  403
admitParticipant          DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
noteAttendance            PUBLIC   401  403  403  403  403  404  403  403  403  403  403  422  422  403
noteAttendance            PRIVATE  401  403  403  404  404  404  403  403  403  403  404  422  422  403
noteAttendance            DRAFT    401  403  403  404  404  404  404  404  404  404  404  422  422  403
markAllAsCome             PUBLIC   401  403  403  403  403  404  403  403  403  403  403  422  422  403
markAllAsCome             PRIVATE  401  403  403  404  404  404  403  403  403  403  404  422  422  403
markAllAsCome             DRAFT    401  403  403  404  404  404  404  404  404  404  404  422  422  403
notePayment               PUBLIC   401  403  403  403  403  404  403  403  403  403  403  422  422  403
notePayment               PRIVATE  401  403  403  404  404  404  403  403  403  403  404  422  422  403
notePayment               DRAFT    401  403  403  404  404  404  404  404  404  404  404  422  422  403
acknowledgeMove           PUBLIC   401  403  403  422  422  404  422  422  422  422  422  422  422  403
acknowledgeMove           PRIVATE  401  403  403  404  404  404  422  422  422  422  404  422  422  403
acknowledgeMove           DRAFT    401  403  403  404  404  404  404  404  404  404  404  422  422  403
listMessages              PUBLIC   401  403  403  200  200  404  200  200  200  200  200  200  200  403
listMessages              PRIVATE  401  403  403  404  404  404  200  200  200  200  404  200  200  403
listMessages              DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
sendMessage               PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  200  403
sendMessage               PRIVATE  401  403  403  404  404  404  403  403  403  403  404  200  200  403
sendMessage               DRAFT    401  403  403  404  404  404  404  404  404  404  404  422  422  403
listComments              PUBLIC   401  403  403  200  200  404  200  200  200  200  200  200  200  403
listComments              PRIVATE  401  403  403  404  404  404  200  404  404  200  404  200  200  403
listComments              DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
listReplies               PUBLIC   401  403  403  200  200  404  200  200  200  200  200  200  200  403
listReplies               PRIVATE  401  403  403  404  404  404  200  404  404  200  404  200  200  403
listReplies               DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
addComment                PUBLIC   401  403  403  200  200  404  200  200  200  200  422  200  200  403
addComment                PRIVATE  401  403  403  404  404  404  200  404  404  200  404  200  200  403
addComment                DRAFT    401  403  403  404  404  404  404  404  404  404  404  422  422  403
changeComment             PUBLIC   401  403  403  403  403  404  403  403  403  403  403  403  200  403
changeComment             PRIVATE  401  403  403  404  404  404  403  404  404  403  404  403  200  403
changeComment             DRAFT    401  403  403  404  404  404  404  404  404  404  404  403  200  403
listPhotos                PUBLIC   401  403  403  200  200  404  200  200  200  200  200  200  200  403
listPhotos                PRIVATE  401  403  403  404  404  404  200  404  404  200  404  200  200  403
listPhotos                DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
addPhoto                  PUBLIC   401  403  403  403  403  404  403  403  403  422  403  422  422  403
addPhoto                  PRIVATE  401  403  403  404  404  404  403  404  404  422  404  422  422  403
addPhoto                  DRAFT    401  403  403  404  404  404  404  404  404  404  404  422  422  403
describePhoto             PUBLIC   401  403  403  404  404  404  404  404  404  403  404  403  200  403
describePhoto             PRIVATE  401  403  403  404  404  404  404  404  404  403  404  403  200  403
describePhoto             DRAFT    401  403  403  404  404  404  404  404  404  404  404  403  200  403
readPhoto                 PUBLIC   401  403  403  404  404  404  404  404  404  200  404  200  200  403
readPhoto                 PRIVATE  401  403  403  404  404  404  404  404  404  200  404  200  200  403
readPhoto                 DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
removePhoto               PUBLIC   401  403  403  404  404  404  404  404  404  403  404  200  200  403
removePhoto               PRIVATE  401  403  403  404  404  404  404  404  404  403  404  200  200  403
removePhoto               DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
removeComment             PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  200  403
removeComment             PRIVATE  401  403  403  404  404  404  403  404  404  403  404  200  200  403
removeComment             DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
reportObject              PUBLIC   401  403  403  200  200  404  200  200  200  200  200  200  200  403
reportObject              PRIVATE  401  403  403  404  404  404  200  200  200  200  404  200  200  403
reportObject              DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
listCases                 ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403
readCase                  ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403
claimCase                 ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403
answerAppeal              ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403
listDecisionsAboutMe      ANY      401  200  200  200  200  200  200  200  200  200  200  200  200  200
appeal                    ANY      401  404  404  404  404  404  404  404  404  404  404  404  404  404
listMyReports             ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
decideCase                ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403
readHuddleCover           PUBLIC   401  403  403  200  200  404  200  200  200  200  200  200  200  403
readHuddleCover           PRIVATE  401  403  403  404  404  404  200  404  404  200  404  200  200  403
readHuddleCover           DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
readPublicHuddleCover     PUBLIC   200  200  200  200  200  200  200  200  200  200  200  200  200  200
readPublicHuddleCover     PRIVATE  404  404  404  404  404  404  404  404  404  404  404  404  404  404
readPublicHuddleCover     DRAFT    404  404  404  404  404  404  404  404  404  404  404  404  404  404
readHuddleCard            PUBLIC   200  200  200  200  200  200  200  200  200  200  200  200  200  200
readHuddleCard            PRIVATE  404  404  404  404  404  404  404  404  404  404  404  404  404  404
readHuddleCard            DRAFT    404  404  404  404  404  404  404  404  404  404  404  404  404  404
readPublicHuddleCalendar  PUBLIC   200  200  200  200  200  200  200  200  200  200  200  200  200  200
readPublicHuddleCalendar  PRIVATE  404  404  404  404  404  404  404  404  404  404  404  404  404  404
readPublicHuddleCalendar  DRAFT    404  404  404  404  404  404  404  404  404  404  404  404  404  404
readHuddleCalendar        PUBLIC   401  403  403  200  200  404  200  200  200  200  200  200  200  403
readHuddleCalendar        PRIVATE  401  403  403  404  404  404  200  404  404  200  404  200  200  403
readHuddleCalendar        DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
createLink                PUBLIC   401  403  403  200  200  404  200  200  200  200  200  200  200  403
createLink                PRIVATE  401  403  403  404  404  404  403  404  404  403  404  200  200  403
createLink                DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
resolveLink               PUBLIC   200  200  200  200  200  200  200  200  200  200  200  200  200  200
resolveLink               PRIVATE  200  200  200  200  200  200  200  200  200  200  200  200  200  200
resolveLink               DRAFT    404  404  404  404  404  404  404  404  404  404  404  404  404  404
revokeLink                PUBLIC   401  403  403  404  404  404  404  404  404  404  404  200  200  403
revokeLink                PRIVATE  401  403  403  404  404  404  404  404  404  404  404  200  200  403
revokeLink                DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
readReminder              PUBLIC   401  403  403  404  404  404  404  404  404  404  404  200  200  403
readReminder              PRIVATE  401  403  403  404  404  404  404  404  404  404  404  200  200  403
readReminder              DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
remindPeople              PUBLIC   401  403  403  404  404  404  404  404  404  404  404  200  200  403
remindPeople              PRIVATE  401  403  403  404  404  404  404  404  404  404  404  200  200  403
remindPeople              DRAFT    401  403  403  404  404  404  404  404  404  404  404  409  409  403
unsubscribe               ANY      404  404  404  404  404  404  404  404  404  404  404  404  404  404
subscribe                 PUBLIC   401  403  403  200  200  200  200  200  200  200  200  200  200  403
subscribe                 PRIVATE  401  403  403  200  200  200  200  200  200  200  200  200  200  403
subscribe                 DRAFT    401  403  403  200  200  200  200  200  200  200  200  200  200  403
onboard                   ANY      401  403  200  409  409  409  409  409  409  409  409  409  409  403
`;

export interface RightsRow {
  readonly operation: string;
  readonly state: State | 'ANY';
  readonly expected: ReadonlyMap<Persona, number>;
}

export const rows: readonly RightsRow[] = readTable();

function readTable(): RightsRow[] {
  const [head = '', ...ofHuddles] = table.trim().split('\n');
  // The last row of the first table lets somebody in: what comes after it would find another world.
  const parts = [
    accountTable,
    communityTable,
    chatTable,
    auroraTable,
    postTable,
    inspirationTable,
    notificationTable,
    operatorTable,
    peopleTable,
    personTable,
    carpoolTable,
  ];
  const before = parts.flatMap((part) => part.trim().split('\n'));
  const lines = [...before, ...ofHuddles];
  if (head.split(/\s+/).slice(2).join() !== columns.join())
    throw new Error('the head does not name the personas');
  return lines.map((line) => {
    const [operation = '', state = '', ...cells] = line.split(/\s+/);
    if (cells.length !== columns.length) throw new Error(`${operation} ${state} has ${cells.length} cells`);
    return {
      operation,
      state: state as RightsRow['state'],
      expected: new Map(columns.map((persona, at) => [persona, Number(cells[at])])),
    };
  });
}

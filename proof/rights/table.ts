import { columns, type Persona, type State } from './personas.ts';
import { accountTable } from './table-account.ts';
import { auroraTable } from './table-aurora.ts';
import { carpoolTable } from './table-carpool.ts';
import { chatTable } from './table-chat.ts';
import { communityTable } from './table-community.ts';
import { inspirationTable } from './table-inspiration.ts';
import { integrationTable } from './table-integration.ts';
import { messageTable } from './table-message.ts';
import { notificationTable } from './table-notification.ts';
import { operatorTable } from './table-operator.ts';
import { peopleTable } from './table-people.ts';
import { personTable } from './table-person.ts';
import { postTable } from './table-post.ts';
import { safetyTable } from './table-safety.ts';

/**
 * Who gets which answer, kept by hand from the page about privacy: change this first, the code second. A state
 * is that of the huddle in question; ANY is an operation that concerns none. 401 no token, 403 known but not
 * allowed, 404 as if it did not exist, 409 and 422 may see it but a rule said no.
 */
const table = `
operation                 state    V    U0   U1   U    L    B    I    R    W    P    X    H    CH   SU   LV   MO   OP
getSignInSettings         ANY      200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200
uploadPicture             ANY      401  200  200  200  200  200  200  200  200  200  200  200  200  403  403  200  200
readPicture               ANY      401  200  200  200  200  404  200  200  200  200  200  200  200  403  403  200  200
readPublicPicture         ANY      200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200
readCover                 ANY      401  200  200  200  200  404  200  200  200  200  200  200  200  403  403  200  200
listTowns                 ANY      200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200
search                    ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
searchPlaces              ANY      401  200  200  200  200  200  200  200  200  200  200  200  200  403  403  200  200
findUsualPlace            ANY      401  200  200  200  200  200  200  200  200  200  200  200  200  403  403  200  200
readSiteCard              ANY      200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200
sendFeedback              ANY      401  200  200  200  200  200  200  200  200  200  200  200  200  403  403  200  200
subscribeToNewsletter     ANY      200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200
confirmNewsletter         ANY      422  422  422  422  422  422  422  422  422  422  422  422  422  422  422  422  422
leaveNewsletter           ANY      422  422  422  422  422  422  422  422  422  422  422  422  422  422  422  422  422
joinWaitlist              ANY      200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200
createHuddle              ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
createDraft               ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
readPlan                  PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  200  403  403  403  403
readPlan                  PRIVATE  401  403  403  404  404  404  403  403  403  403  404  200  200  403  403  404  404
readPlan                  DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
saveDraft                 PUBLIC   401  403  403  403  403  404  403  403  403  403  403  409  409  403  403  403  403
saveDraft                 PRIVATE  401  403  403  404  404  404  403  403  403  403  404  409  409  403  403  404  404
saveDraft                 DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
deleteDraft               PUBLIC   401  403  403  403  403  404  403  403  403  403  403  409  409  403  403  403  403
deleteDraft               PRIVATE  401  403  403  404  404  404  403  403  403  403  404  409  409  403  403  404  404
deleteDraft               DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
publishHuddle             PUBLIC   401  403  403  403  403  404  403  403  403  403  403  409  409  403  403  403  403
publishHuddle             PRIVATE  401  403  403  404  404  404  403  403  403  403  404  409  409  403  403  404  404
publishHuddle             DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
changePlan                PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  200  403  403  403  403
changePlan                PRIVATE  401  403  403  404  404  404  403  403  403  403  404  200  200  403  403  404  404
changePlan                DRAFT    401  403  403  404  404  404  404  404  404  404  404  409  409  403  403  404  404
handOverHuddle            PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  403  403  403  403  403
handOverHuddle            PRIVATE  401  403  403  404  404  404  403  403  403  403  404  200  403  403  403  404  404
handOverHuddle            DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  403  403  403  404  404
answerHostRequest         PUBLIC   401  403  403  422  422  404  422  422  422  422  422  422  422  403  403  422  422
answerHostRequest         PRIVATE  401  403  403  404  404  404  422  422  422  422  404  422  422  403  403  404  404
answerHostRequest         DRAFT    401  403  403  404  404  404  404  404  404  404  404  422  422  403  403  404  404
inviteToHuddle            PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  200  403  403  403  403
inviteToHuddle            PRIVATE  401  403  403  404  404  404  403  403  403  403  404  200  200  403  403  404  404
inviteToHuddle            DRAFT    401  403  403  404  404  404  404  404  404  404  404  409  409  403  403  404  404
listTemplates             ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
layDownHostRole           PUBLIC   401  403  403  403  403  404  403  403  403  403  403  422  200  403  403  403  403
layDownHostRole           PRIVATE  401  403  403  404  404  404  403  403  403  403  404  422  200  403  403  404  404
layDownHostRole           DRAFT    401  403  403  404  404  404  404  404  404  404  404  422  200  403  403  404  404
cancelHuddle              PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  200  403  403  403  403
cancelHuddle              PRIVATE  401  403  403  404  404  404  403  403  403  403  404  200  200  403  403  404  404
cancelHuddle              DRAFT    401  403  403  404  404  404  404  404  404  404  404  409  409  403  403  404  404
returnHuddle              PUBLIC   401  403  403  403  403  404  403  403  403  403  403  409  409  403  403  403  403
returnHuddle              PRIVATE  401  403  403  404  404  404  403  403  403  403  404  409  409  403  403  404  404
returnHuddle              DRAFT    401  403  403  404  404  404  404  404  404  404  404  409  409  403  403  404  404
withdrawProposal          PUBLIC   401  403  403  403  403  404  403  403  403  403  403  409  409  403  403  403  403
withdrawProposal          PRIVATE  401  403  403  404  404  404  403  403  403  403  404  409  409  403  403  404  404
withdrawProposal          DRAFT    401  403  403  404  404  404  404  404  404  404  404  409  409  403  403  404  404
copyHuddle                PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  200  403  403  403  403
copyHuddle                PRIVATE  401  403  403  404  404  404  403  403  403  403  404  200  200  403  403  404  404
copyHuddle                DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
repeatHuddle              PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  200  403  403  403  403
repeatHuddle              PRIVATE  401  403  403  404  404  404  403  403  403  403  404  200  200  403  403  404  404
repeatHuddle              DRAFT    401  403  403  404  404  404  404  404  404  404  404  409  409  403  403  404  404
searchPeople              ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
readCalendarFeed          ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
renewCalendarFeed         ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
revokeCalendarFeed        ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
readCalendar              ANY      404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404
discoverHuddles           ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
listFacesOfHuddles        ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
countHuddles              ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
listMyDays                ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
listHostedWith            ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
listHuddles               ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
listPublicHuddles         ANY      200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200
listTrailblazers          ANY      200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200
listPublicHuddlesNear     ANY      200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200
listHuddlesByRegion       ANY      200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200
readPublicHuddle          PUBLIC   200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200
readPublicHuddle          PRIVATE  404  404  404  404  200  404  404  404  404  404  404  404  404  404  404  404  404
readPublicHuddle          DRAFT    404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404
readHuddle                PUBLIC   401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
readHuddle                PRIVATE  401  403  403  404  200  404  200  200  200  200  404  200  200  403  403  404  404
readHuddle                DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
rsvpToHuddle              PUBLIC   401  403  403  200  200  404  200  200  200  200  422  403  403  403  403  200  200
rsvpToHuddle              PRIVATE  401  403  403  404  200  404  200  200  200  200  404  403  403  403  403  404  404
rsvpToHuddle              DRAFT    401  403  403  404  404  404  404  404  404  404  404  403  403  403  403  404  404
withdrawRsvp              PUBLIC   401  403  403  422  422  404  422  200  200  200  422  403  403  403  403  422  422
withdrawRsvp              PRIVATE  401  403  403  404  404  404  422  200  200  200  404  403  403  403  403  404  404
withdrawRsvp              DRAFT    401  403  403  404  404  404  404  404  404  404  404  403  403  403  403  404  404
setInterest               PUBLIC   401  403  403  200  200  404  200  200  200  200  200  403  403  403  403  200  200
setInterest               PRIVATE  401  403  403  404  200  404  200  200  200  200  404  403  403  403  403  404  404
setInterest               DRAFT    401  403  403  404  404  404  404  404  404  404  404  403  403  403  403  404  404
answerOffer               PUBLIC   401  403  403  422  422  404  422  422  422  422  422  422  422  403  403  422  422
answerOffer               PRIVATE  401  403  403  404  404  404  422  422  422  422  404  422  422  403  403  404  404
answerOffer               DRAFT    401  403  403  404  404  404  404  404  404  404  404  422  422  403  403  404  404
answerRequest             PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  200  403  403  403  403
answerRequest             PRIVATE  401  403  403  404  404  404  403  403  403  403  404  200  200  403  403  404  404
answerRequest             DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
changeCapacity            PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  200  403  403  403  403
changeCapacity            PRIVATE  401  403  403  404  404  404  403  403  403  403  404  200  200  403  403  404  404
changeCapacity            DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
admitParticipant          PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  200  403  403  403  403
admitParticipant          PRIVATE  401  403  403  404  404  404  403  403  403  403  404  200  200  403  403  404  404
admitParticipant          DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
noteAttendance            PUBLIC   401  403  403  403  403  404  403  403  403  403  403  422  422  403  403  403  403
noteAttendance            PRIVATE  401  403  403  404  404  404  403  403  403  403  404  422  422  403  403  404  404
noteAttendance            DRAFT    401  403  403  404  404  404  404  404  404  404  404  422  422  403  403  404  404
markAllAsCome             PUBLIC   401  403  403  403  403  404  403  403  403  403  403  422  422  403  403  403  403
markAllAsCome             PRIVATE  401  403  403  404  404  404  403  403  403  403  404  422  422  403  403  404  404
markAllAsCome             DRAFT    401  403  403  404  404  404  404  404  404  404  404  422  422  403  403  404  404
notePayment               PUBLIC   401  403  403  403  403  404  403  403  403  403  403  422  422  403  403  403  403
notePayment               PRIVATE  401  403  403  404  404  404  403  403  403  403  404  422  422  403  403  404  404
notePayment               DRAFT    401  403  403  404  404  404  404  404  404  404  404  422  422  403  403  404  404
acknowledgeMove           PUBLIC   401  403  403  422  422  404  422  422  422  422  422  422  422  403  403  422  422
acknowledgeMove           PRIVATE  401  403  403  404  404  404  422  422  422  422  404  422  422  403  403  404  404
acknowledgeMove           DRAFT    401  403  403  404  404  404  404  404  404  404  404  422  422  403  403  404  404
listComments              PUBLIC   401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
listComments              PRIVATE  401  403  403  404  404  404  200  404  404  200  404  200  200  403  403  404  404
listComments              DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
listReplies               PUBLIC   401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
listReplies               PRIVATE  401  403  403  404  404  404  200  404  404  200  404  200  200  403  403  404  404
listReplies               DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
addComment                PUBLIC   401  403  403  200  200  404  200  200  200  200  422  200  200  403  403  200  200
addComment                PRIVATE  401  403  403  404  404  404  200  404  404  200  404  200  200  403  403  404  404
addComment                DRAFT    401  403  403  404  404  404  404  404  404  404  404  422  422  403  403  404  404
changeComment             PUBLIC   401  403  403  403  403  404  403  403  403  403  403  403  200  403  403  403  403
changeComment             PRIVATE  401  403  403  404  404  404  403  404  404  403  404  403  200  403  403  404  404
changeComment             DRAFT    401  403  403  404  404  404  404  404  404  404  404  403  200  403  403  404  404
listPhotos                PUBLIC   401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
listPhotos                PRIVATE  401  403  403  404  404  404  200  404  404  200  404  200  200  403  403  404  404
listPhotos                DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
addPhoto                  PUBLIC   401  403  403  403  403  404  403  403  403  422  403  422  422  403  403  403  403
addPhoto                  PRIVATE  401  403  403  404  404  404  403  404  404  422  404  422  422  403  403  404  404
addPhoto                  DRAFT    401  403  403  404  404  404  404  404  404  404  404  422  422  403  403  404  404
describePhoto             PUBLIC   401  403  403  404  404  404  404  404  404  403  404  403  200  403  403  404  404
describePhoto             PRIVATE  401  403  403  404  404  404  404  404  404  403  404  403  200  403  403  404  404
describePhoto             DRAFT    401  403  403  404  404  404  404  404  404  404  404  403  200  403  403  404  404
readPhoto                 PUBLIC   401  403  403  404  404  404  404  404  404  200  404  200  200  403  403  404  404
readPhoto                 PRIVATE  401  403  403  404  404  404  404  404  404  200  404  200  200  403  403  404  404
readPhoto                 DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
removePhoto               PUBLIC   401  403  403  404  404  404  404  404  404  403  404  200  200  403  403  404  404
removePhoto               PRIVATE  401  403  403  404  404  404  404  404  404  403  404  200  200  403  403  404  404
removePhoto               DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
removeComment             PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  200  403  403  403  403
removeComment             PRIVATE  401  403  403  404  404  404  403  404  404  403  404  200  200  403  403  404  404
removeComment             DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
reportObject              PUBLIC   401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
reportObject              PRIVATE  401  403  403  404  404  404  200  200  200  200  404  200  200  403  403  404  404
reportObject              DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
listCases                 ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403  403  200  403
readCase                  ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403  403  404  403
readVisitorAddress        ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403  403  404  403
claimCase                 ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403  403  404  403
answerAppeal              ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403  403  404  403
listDecisionsAboutMe      ANY      401  200  200  200  200  200  200  200  200  200  200  200  200  200  403  200  200
appeal                    ANY      401  404  404  404  404  404  404  404  404  404  404  404  404  404  403  404  404
listMyReports             ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
decideCase                ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403  403  404  403
readHuddleCover           PUBLIC   401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
readHuddleCover           PRIVATE  401  403  403  404  404  404  200  404  404  200  404  200  200  403  403  404  404
readHuddleCover           DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
readPublicHuddleCover     PUBLIC   200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200
readPublicHuddleCover     PRIVATE  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404
readPublicHuddleCover     DRAFT    404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404
readHuddleCard            PUBLIC   200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200
readHuddleCard            PRIVATE  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404
readHuddleCard            DRAFT    404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404
readPublicHuddleCalendar  PUBLIC   200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200
readPublicHuddleCalendar  PRIVATE  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404
readPublicHuddleCalendar  DRAFT    404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404
readHuddleCalendar        PUBLIC   401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
readHuddleCalendar        PRIVATE  401  403  403  404  404  404  200  404  404  200  404  200  200  403  403  404  404
readHuddleCalendar        DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
createLink                PUBLIC   401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
createLink                PRIVATE  401  403  403  404  404  404  403  404  404  403  404  200  200  403  403  404  404
createLink                DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
resolveLink               PUBLIC   200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200
resolveLink               PRIVATE  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200
resolveLink               DRAFT    404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404
revokeLink                PUBLIC   401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
revokeLink                PRIVATE  401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
revokeLink                DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
unsubscribe               ANY      404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404
subscribe                 PUBLIC   401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
subscribe                 PRIVATE  401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
subscribe                 DRAFT    401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
onboard                   ANY      401  403  200  409  409  409  409  409  409  409  409  409  409  403  403  409  409
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
    messageTable,
    notificationTable,
    operatorTable,
    integrationTable,
    peopleTable,
    personTable,
    carpoolTable,
    safetyTable,
  ];
  const lines = [...parts.flatMap((part) => part.trim().split('\n')), ...ofHuddles];
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

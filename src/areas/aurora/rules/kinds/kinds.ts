import { askHost } from './ask-host.ts';
import { askRide } from './ask-ride.ts';
import { assent } from './assent.ts';
import { bulletin } from './bulletin.ts';
import { communityAbout } from './community-about.ts';
import { compare } from './compare.ts';
import { danger } from './danger.ts';
import { draft } from './draft.ts';
import { feelings } from './feelings.ts';
import { findArticles } from './find-articles.ts';
import { findCommunities } from './find-communities.ts';
import { findHuddles } from './find-huddles.ts';
import { findPeople } from './find-people.ts';
import { findPosts } from './find-posts.ts';
import { findRides } from './find-rides.ts';
import { firstTime } from './first-time.ts';
import { follow } from './follow.ts';
import { grades } from './grades.ts';
import { health } from './health.ts';
import { hello } from './hello.ts';
import { helpAboutApp } from './help-about-app.ts';
import { helpAge } from './help-age.ts';
import { helpAnswer } from './help-answer.ts';
import { helpArticle } from './help-article.ts';
import { helpAurora } from './help-aurora.ts';
import { helpBadge } from './help-badge.ts';
import { helpBlock } from './help-block.ts';
import { helpCalendar } from './help-calendar.ts';
import { helpCallOff } from './help-call-off.ts';
import { helpCancelPlace } from './help-cancel-place.ts';
import { helpChat } from './help-chat.ts';
import { helpClub } from './help-club.ts';
import { helpCoHost } from './help-co-host.ts';
import { helpCommunity } from './help-community.ts';
import { helpDelete } from './help-delete.ts';
import { helpEdit } from './help-edit.ts';
import { helpFollow } from './help-follow.ts';
import { helpFound } from './help-found.ts';
import { helpGuests } from './help-guests.ts';
import { helpInsurance } from './help-insurance.ts';
import { helpInvite } from './help-invite.ts';
import { helpLogin } from './help-login.ts';
import { helpLost } from './help-lost.ts';
import { helpMail } from './help-mail.ts';
import { helpMissing } from './help-missing.ts';
import { helpMoney } from './help-money.ts';
import { helpNotifications } from './help-notifications.ts';
import { helpOffline } from './help-offline.ts';
import { helpParticipants } from './help-participants.ts';
import { helpPast } from './help-past.ts';
import { helpPlan } from './help-plan.ts';
import { helpPoll } from './help-poll.ts';
import { helpPost } from './help-post.ts';
import { helpPrivacy } from './help-privacy.ts';
import { helpProfile } from './help-profile.ts';
import { helpRepeat } from './help-repeat.ts';
import { helpReturnPlan } from './help-return-plan.ts';
import { helpRide } from './help-ride.ts';
import { helpRoute } from './help-route.ts';
import { helpSaved } from './help-saved.ts';
import { helpSearch } from './help-search.ts';
import { helpSettings } from './help-settings.ts';
import { helpSupport } from './help-support.ts';
import { helpVisibility } from './help-visibility.ts';
import { helpWaiting } from './help-waiting.ts';
import { helpWithoutAccount } from './help-without-account.ts';
import { huddleAbout } from './huddle-about.ts';
import { huddleBring } from './huddle-bring.ts';
import { huddleChanges } from './huddle-changes.ts';
import { huddleDaylight } from './huddle-daylight.ts';
import { huddleDifficulty } from './huddle-difficulty.ts';
import { huddleDogs } from './huddle-dogs.ts';
import { huddleGettingThere } from './huddle-getting-there.ts';
import { huddleGuests } from './huddle-guests.ts';
import { huddleHost } from './huddle-host.ts';
import { huddleJoining } from './huddle-joining.ts';
import { huddleKids } from './huddle-kids.ts';
import { huddleKit } from './huddle-kit.ts';
import { huddleLeaveHome } from './huddle-leave-home.ts';
import { huddleLength } from './huddle-length.ts';
import { huddleMayCancel } from './huddle-may-cancel.ts';
import { huddlePeople } from './huddle-people.ts';
import { huddlePlaces } from './huddle-places.ts';
import { huddlePrice } from './huddle-price.ts';
import { huddleRoute } from './huddle-route.ts';
import { huddleSignUpUntil } from './huddle-sign-up-until.ts';
import { huddleWaiting } from './huddle-waiting.ts';
import { huddleWeather } from './huddle-weather.ts';
import { huddleWhen } from './huddle-when.ts';
import { huddleWhere } from './huddle-where.ts';
import { join } from './join.ts';
import type { Kind } from './kind.ts';
import { localConditions } from './local-conditions.ts';
import { missed } from './missed.ts';
import { myAnswers } from './my-answers.ts';
import { myClashes } from './my-clashes.ts';
import { myCommunities } from './my-communities.ts';
import { myDrafts } from './my-drafts.ts';
import { myFollows } from './my-follows.ts';
import { myHosted } from './my-hosted.ts';
import { myMessages } from './my-messages.ts';
import { myNext } from './my-next.ts';
import { myNumbers } from './my-numbers.ts';
import { myRides } from './my-rides.ts';
import { myWaiting } from './my-waiting.ts';
import { offerRide } from './offer-ride.ts';
import { orders } from './orders.ts';
import { remind } from './remind.ts';
import { safety } from './safety.ts';
import { sayMaybe } from './say-maybe.ts';
import { sayNo } from './say-no.ts';
import { sayYes } from './say-yes.ts';
import { tellAll } from './tell-all.ts';
import { thanks } from './thanks.ts';
import { timetable } from './timetable.ts';
import { whoAreYou } from './who-are-you.ts';
import { whoWrote } from './who-wrote.ts';
import { world } from './world.ts';
import { writePerson } from './write-person.ts';

/** Every kind of question that Aurora knows; a new one is a file beside this and a word here. */
export const kinds: readonly Kind[] = [
  danger,
  huddleAbout,
  huddleWhen,
  huddleWhere,
  huddleLength,
  huddleDifficulty,
  huddleBring,
  huddleKit,
  huddleHost,
  huddlePeople,
  huddlePlaces,
  huddleWaiting,
  huddlePrice,
  huddleDogs,
  huddleJoining,
  huddleKids,
  huddleGuests,
  huddleGettingThere,
  huddleLeaveHome,
  huddleWeather,
  huddleDaylight,
  huddleRoute,
  huddleChanges,
  huddleMayCancel,
  huddleSignUpUntil,
  compare,
  findHuddles,
  findCommunities,
  communityAbout,
  findPeople,
  findArticles,
  findPosts,
  whoWrote,
  findRides,
  myNext,
  myAnswers,
  myHosted,
  myDrafts,
  myWaiting,
  myRides,
  myClashes,
  myCommunities,
  myFollows,
  missed,
  myMessages,
  myNumbers,
  sayYes,
  sayMaybe,
  sayNo,
  follow,
  join,
  askRide,
  askHost,
  writePerson,
  tellAll,
  offerRide,
  draft,
  remind,
  hello,
  thanks,
  assent,
  whoAreYou,
  feelings,
  bulletin,
  timetable,
  localConditions,
  safety,
  firstTime,
  grades,
  health,
  world,
  orders,
  helpCancelPlace,
  helpAboutApp,
  helpAge,
  helpAnswer,
  helpGuests,
  helpWaiting,
  helpWithoutAccount,
  helpPlan,
  helpEdit,
  helpCallOff,
  helpInsurance,
  helpInvite,
  helpParticipants,
  helpPast,
  helpRepeat,
  helpClub,
  helpCoHost,
  helpCommunity,
  helpFound,
  helpRide,
  helpPoll,
  helpPost,
  helpArticle,
  helpSaved,
  helpProfile,
  helpPrivacy,
  helpBlock,
  helpNotifications,
  helpLogin,
  helpLost,
  helpMail,
  helpMissing,
  helpMoney,
  helpVisibility,
  helpDelete,
  helpSettings,
  helpCalendar,
  helpChat,
  helpSearch,
  helpOffline,
  helpReturnPlan,
  helpRoute,
  helpFollow,
  helpAurora,
  helpBadge,
  helpSupport,
];

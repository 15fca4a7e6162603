/** Why a read may cost more in a larger world. NAMES to ARTICLES grow with what others write. */
const reasons = {
  OWN_PAST: 'grows with what somebody has hosted or been to themselves',
  ROSTERS: "reads who came to one's own outings, which may have been large",
  COUNTED: 'counts followers and followings up to ten thousand each, and stops there',
  OWN_ROOMS: "looks at each of one's own conversations",
  OWN_CIRCLE: 'looks at each of those whom one follows oneself',
  MATCHES:
    'ranks up to a thousand of what fits a common word, and looks besides at what one leads or goes to',
  CONTRACT:
    'counts pages from zero, as the API promises; the end of the page before is remembered, then OFFSET is zero',
  NAMES: 'ranks each that an index says is called so, or each of one huddle',
  CIRCLE: 'orders by date what lies in a circle: an index holds one of the two orders',
  ARTICLES: 'not mended: reads articles, the newest first, until those of a rare topic fill a page',
  NEWEST: 'looks at two hundred of the newest members, which a small club does not have',
  ONE_PRESS: 'counts whom one press of a host tells; 0.3 s in a club of 50,000',
  HISTORY: 'counts who was a member on a day, for its admins and treasurers alone',
  WHOLE_FILE: 'hands over all that a file is made of, a bounded page a statement',
  OWN_NEWS:
    'not mended: sorts all that oneself was told and is still kept, to look at the newest two hundred',
  NEWEST_NEWS: 'looks at the newest two hundred that oneself was told, which lie far apart in a large table',
  ONE_OUTING: 'looks at each car of one outing, 1,200 of which are over in the larger world',
  SHOWN:
    'counts what each has hosted who lets visitors see them: 1 ms with 2,400 of them, on a page that is kept',
} as const;

/**
 * Reads that may cost more in a larger world, each with its reason. A read that is mended goes from the list: what need
 * not be accepted fails the test.
 */
export const accepted: Readonly<Record<string, string>> = {
  'countHuddles · host': reasons.MATCHES,
  'countHuddles · ordinary': reasons.MATCHES,
  'discoverHuddles · host': reasons.MATCHES,
  'discoverHuddles · ordinary': reasons.MATCHES,
  'exportAnswers · host': reasons.WHOLE_FILE,
  'exportMembers · host': reasons.WHOLE_FILE,
  'exportRides · host': reasons.WHOLE_FILE,
  'listAwards · host': reasons.OWN_PAST,
  'listAwards · ordinary': reasons.ROSTERS,
  'listCommunities · host': reasons.OWN_CIRCLE,
  'listCompanions · host': reasons.ROSTERS,
  'listCompanions · ordinary': reasons.COUNTED,
  'listHostedWith · host': reasons.OWN_PAST,
  'listHuddleCompanions · host': reasons.OWN_PAST,
  'listHuddles · host': reasons.OWN_PAST,
  'listHuddles · mine, past': reasons.OWN_PAST,
  'listHuddles · where I go': reasons.OWN_PAST,
  'listInspirations · ordinary': reasons.OWN_CIRCLE,
  'listMembersOfDay · host': reasons.HISTORY,
  'listMutualConnections · host': reasons.COUNTED,
  'listMutualConnections · ordinary': reasons.COUNTED,
  'listMyDays · host': reasons.OWN_PAST,
  'listParticipants · by name': reasons.NAMES,
  'listPostsOfPerson · deep': reasons.CONTRACT,
  'listPostsOfPerson · host': reasons.CONTRACT,
  'listPostsOfPerson · ordinary': reasons.CONTRACT,
  'listPublicHuddlesNear · host': reasons.CIRCLE,
  'listPublicHuddlesNear · ordinary': reasons.CIRCLE,
  'listPublicHuddlesNear · visitor': reasons.CIRCLE,
  'listPublicInspirations · no match': reasons.ARTICLES,
  'listRooms · host': reasons.OWN_ROOMS,
  'listSuggestedQuestions · host': reasons.OWN_PAST,
  'readCalendar · of the host': reasons.OWN_PAST,
  'readCommunity · host': reasons.OWN_CIRCLE,
  'readInvitation · host': reasons.NEWEST,
  'readInvitation · ordinary': reasons.NEWEST,
  'readInvitation · visitor': reasons.NEWEST,
  'readNotificationWeek · host': reasons.OWN_NEWS,
  'readMyDeletion · host': reasons.OWN_PAST,
  'readProfile · host': reasons.COUNTED,
  'readProfile · ordinary': reasons.COUNTED,
  'previewMessage · host': reasons.ONE_PRESS,
  'previewReminder · host': reasons.ONE_PRESS,
  'readReminder · host': reasons.ONE_PRESS,
  'readRoomsSummary · host': reasons.OWN_ROOMS,
  'readTrends · host': reasons.OWN_PAST,
  'readTrends · ordinary': reasons.COUNTED,
  'searchInspirationCards · host': reasons.NAMES,
  'searchPeople · a common name': reasons.NAMES,
  'searchPeople · two letters': reasons.NAMES,
};

/** The same for worlds of tens of thousands, which the test does not fill; `npm run bench -- growth` does. */
export const acceptedInLarge: Readonly<Record<string, string>> = {
  'listCarpools · near': reasons.CIRCLE,
  'listHuddleCarpools · host': reasons.ONE_OUTING,
  'listHuddleCarpools · ordinary': reasons.ONE_OUTING,
  'listTrailblazers · host': reasons.SHOWN,
  'listTrailblazers · ordinary': reasons.SHOWN,
  'listTrailblazers · visitor': reasons.SHOWN,
  'readNotificationWeek · ordinary': reasons.NEWEST_NEWS,
};

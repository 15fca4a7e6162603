/**
 * What is read most often, and the indexes that carry each of them: the start page, an outing, a club, the conversations,
 * the timeline and a profile, as they are asked for by who opens the app.
 */
export const hot: Readonly<Record<string, readonly string[]>> = {
  'readMe · ordinary': ['people_pkey'],
  'readNotificationSummary · host': ['notifications_unread'],
  'listNotifications · ordinary': ['notifications_of_recipient'],
  'readRoomsSummary · ordinary': ['memberships_of_person', 'room_messages_by_time'],
  'readCommunitiesSummary · ordinary': ['memberships_of_person'],
  'listHuddles · ordinary': ['huddles_not_over', 'participations_of_person'],
  'listPublicHuddles · visitor': ['huddles_not_over'],
  'readHuddle · ordinary': ['huddles_pkey', 'participations_of_person'],
  'listParticipants · host': ['participations_roster'],
  'listComments · ordinary': ['huddle_comments_threads', 'huddle_comments_replies'],
  'listMessages · host': ['huddle_messages_of_huddle'],
  'readCommunity · ordinary': ['communities_pkey', 'memberships_of_one'],
  'listMembers · ordinary': ['memberships_by_standing'],
  'listRooms · ordinary': ['room_members_person', 'room_messages_by_time'],
  'listMessagesOfRoom · ordinary': ['room_messages_in_order'],
  'readTimeline · ordinary': ['timeline_entries_pkey'],
  'readPost · ordinary': ['posts_pkey'],
  'listPostComments · ordinary': ['post_comments_replies'],
  'listLikes · ordinary': ['post_likes_newest'],
  'readProfile · ordinary': ['people_username_key'],
  'listConnections · host': ['follows_of_followee'],
  'listCarpools · mine': ['carpools_of_owner', 'carpool_rides_of_rider'],
  'searchPeople · ordinary': ['people_by_name'],
};

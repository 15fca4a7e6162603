/**
 * The part of the table about people. Everything is asked about H, who has blocked B; what one row does, the next
 * takes back.
 */
export const personTable = `
readProfile               ANY      401  403  403  200  200  404  200  200  200  200  200  200  200  403
listMutualConnections     ANY      401  403  403  200  200  404  200  200  200  200  200  200  200  403
listAwards                ANY      401  403  403  200  200  404  200  200  200  200  200  200  200  403
readTrends                ANY      401  403  403  200  200  404  200  200  200  200  200  200  200  403
publishTrends             ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
listCompanions            ANY      401  403  403  200  200  404  200  200  200  200  200  200  200  403
showCompanions            ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
listPeopleNear            ANY      401  403  200  200  200  200  200  200  200  200  200  200  200  403
followPerson              ANY      401  403  403  200  200  404  200  200  200  200  200  422  200  403
unfollowPerson            ANY      401  403  403  200  200  404  200  200  200  200  200  200  200  403
listConnections           ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
answerFollowRequest       ANY      401  403  403  409  409  404  409  409  409  409  409  409  409  403
removeFollower            ANY      401  403  403  200  200  404  200  200  200  200  200  200  200  403
blockPerson               ANY      401  403  403  200  200  404  200  200  200  200  200  422  200  403
unblockPerson             ANY      401  403  403  200  200  404  200  200  200  200  200  200  200  403
mutePerson                ANY      401  403  403  200  200  404  200  200  200  200  200  422  200  403
unmutePerson              ANY      401  403  403  200  200  404  200  200  200  200  200  200  200  403
`;

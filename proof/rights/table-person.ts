/**
 * The part of the table about people. Everything is asked about H, who has blocked B; what one row does, the next
 * takes back.
 */
export const personTable = `
readProfile               ANY      401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
listMutualConnections     ANY      401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
listAwards                ANY      401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
readTrends                ANY      401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
publishTrends             ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
listCompanions            ANY      401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
showCompanions            ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
listPeopleNear            ANY      401  403  200  200  200  200  200  200  200  200  200  200  200  403  403  200  200
followPerson              ANY      401  403  403  200  200  404  200  200  200  200  200  422  200  403  403  200  200
unfollowPerson            ANY      401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
listConnections           ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
answerFollowRequest       ANY      401  403  403  409  409  404  409  409  409  409  409  409  409  403  403  409  409
removeFollower            ANY      401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
blockPerson               ANY      401  403  403  200  200  404  200  200  200  200  200  422  200  403  403  200  200
unblockPerson             ANY      401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
mutePerson                ANY      401  403  403  200  200  404  200  200  200  200  200  422  200  403  403  200  200
unmutePerson              ANY      401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
`;

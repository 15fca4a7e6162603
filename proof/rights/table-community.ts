/**
 * The part of the table about communities. A state is that of the community in question: OPEN is public, CLOSED
 * private, SECRET hidden. H owns it, CH is an admin, P a member, I invited, R has asked to join, X is banned (an invitation does not lift that); W
 * and everybody else are strangers to it.
 */
export const communityTable = `
listPublicCommunities     ANY      200  200  200  200  200  200  200  200  200  200  200  200  200  200
readCommunitiesSummary    ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
initCommunity             ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
createCommunity           ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
listCommunities           ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
readPublicCommunity       OPEN     200  200  200  200  200  200  200  200  200  200  200  200  200  200
readPublicCommunity       CLOSED   200  200  200  200  200  200  200  200  200  200  200  200  200  200
readPublicCommunity       SECRET   404  404  404  404  404  404  404  404  404  404  404  404  404  404
readPublicCommunityCover  OPEN     200  200  200  200  200  200  200  200  200  200  200  200  200  200
readPublicCommunityCover  CLOSED   200  200  200  200  200  200  200  200  200  200  200  200  200  200
readPublicCommunityCover  SECRET   404  404  404  404  404  404  404  404  404  404  404  404  404  404
readPublicCommunityLogo   OPEN     200  200  200  200  200  200  200  200  200  200  200  200  200  200
readPublicCommunityLogo   CLOSED   200  200  200  200  200  200  200  200  200  200  200  200  200  200
readPublicCommunityLogo   SECRET   404  404  404  404  404  404  404  404  404  404  404  404  404  404
readCommunity             OPEN     401  403  403  200  200  200  200  200  200  200  200  200  200  403
readCommunity             CLOSED   401  403  403  200  200  200  200  200  200  200  200  200  200  403
readCommunity             SECRET   401  403  403  404  404  404  200  404  404  200  404  200  200  403
readCommunityCover        OPEN     401  403  403  200  200  200  200  200  200  200  200  200  200  403
readCommunityCover        CLOSED   401  403  403  200  200  200  200  200  200  200  200  200  200  403
readCommunityCover        SECRET   401  403  403  404  404  404  200  404  404  200  404  200  200  403
readCommunityLogo         OPEN     401  403  403  200  200  200  200  200  200  200  200  200  200  403
readCommunityLogo         CLOSED   401  403  403  200  200  200  200  200  200  200  200  200  200  403
readCommunityLogo         SECRET   401  403  403  404  404  404  200  404  404  200  404  200  200  403
editCommunity             OPEN     401  403  403  403  403  403  403  403  403  403  403  200  200  403
editCommunity             CLOSED   401  403  403  403  403  403  403  403  403  403  403  200  200  403
editCommunity             SECRET   401  403  403  404  404  404  403  404  404  403  404  200  200  403
joinCommunity             OPEN     401  403  403  200  200  200  200  200  200  409  403  409  409  403
joinCommunity             CLOSED   401  403  403  200  200  200  200  200  200  409  403  409  409  403
joinCommunity             SECRET   401  403  403  404  404  404  200  404  404  409  404  409  409  403
leaveCommunity            OPEN     401  403  403  409  409  409  200  200  409  200  409  409  200  403
leaveCommunity            CLOSED   401  403  403  409  409  409  200  200  409  200  409  409  200  403
leaveCommunity            SECRET   401  403  403  404  404  404  200  404  404  200  404  409  200  403
listMembers               OPEN     401  403  403  403  403  403  403  403  403  200  403  200  200  403
listMembers               CLOSED   401  403  403  403  403  403  403  403  403  200  403  200  200  403
listMembers               SECRET   401  403  403  404  404  404  403  404  404  200  404  200  200  403
invitePerson              OPEN     401  403  403  403  403  403  403  403  403  200  403  200  200  403
invitePerson              CLOSED   401  403  403  403  403  403  403  403  403  200  403  200  200  403
invitePerson              SECRET   401  403  403  404  404  404  403  404  404  200  404  200  200  403
answerJoinRequest         OPEN     401  403  403  403  403  403  403  403  403  403  403  200  200  403
answerJoinRequest         CLOSED   401  403  403  403  403  403  403  403  403  403  403  200  200  403
answerJoinRequest         SECRET   401  403  403  404  404  404  403  404  404  403  404  200  200  403
changeMemberRole          OPEN     401  403  403  403  403  403  403  403  403  403  403  200  403  403
changeMemberRole          CLOSED   401  403  403  403  403  403  403  403  403  403  403  200  403  403
changeMemberRole          SECRET   401  403  403  404  404  404  403  404  404  403  404  200  403  403
removeMember              OPEN     401  403  403  403  403  403  403  403  403  403  403  200  200  403
removeMember              CLOSED   401  403  403  403  403  403  403  403  403  403  403  200  200  403
removeMember              SECRET   401  403  403  404  404  404  403  404  404  403  404  200  200  403
handOverCommunity         OPEN     401  403  403  403  403  403  403  403  403  403  403  200  403  403
handOverCommunity         CLOSED   401  403  403  403  403  403  403  403  403  403  403  200  403  403
handOverCommunity         SECRET   401  403  403  404  404  404  403  404  404  403  404  200  403  403
shareCommunity            OPEN     401  403  403  422  422  422  422  422  422  422  422  422  422  403
shareCommunity            CLOSED   401  403  403  422  422  422  422  422  422  422  422  422  422  403
shareCommunity            SECRET   401  403  403  404  404  404  422  404  404  422  404  422  422  403
archiveCommunity          OPEN     401  403  403  403  403  403  403  403  403  403  403  200  403  403
archiveCommunity          CLOSED   401  403  403  403  403  403  403  403  403  403  403  200  403  403
archiveCommunity          SECRET   401  403  403  404  404  404  403  404  404  403  404  200  403  403
deleteCommunity           OPEN     401  403  403  403  403  403  403  403  403  403  403  200  403  403
deleteCommunity           CLOSED   401  403  403  403  403  403  403  403  403  403  403  200  403  403
deleteCommunity           SECRET   401  403  403  404  404  404  403  404  404  403  404  200  403  403
listInvitationLinks       OPEN     401  403  403  403  403  403  403  403  403  200  403  200  200  403
createInvitationLink      OPEN     401  403  403  403  403  403  403  403  403  200  403  200  200  403
revokeInvitationLink      OPEN     401  403  403  404  404  404  404  404  404  404  404  200  200  403
takeInvitation            OPEN     401  403  403  200  200  200  200  200  200  409  404  409  409  403
listInvitationLinks       CLOSED   401  403  403  403  403  403  403  403  403  200  403  200  200  403
createInvitationLink      CLOSED   401  403  403  403  403  403  403  403  403  200  403  200  200  403
revokeInvitationLink      CLOSED   401  403  403  404  404  404  404  404  404  404  404  200  200  403
takeInvitation            CLOSED   401  403  403  200  200  200  200  200  200  409  404  409  409  403
listInvitationLinks       SECRET   401  403  403  404  404  404  403  404  404  200  404  200  200  403
createInvitationLink      SECRET   401  403  403  404  404  404  403  404  404  200  404  200  200  403
revokeInvitationLink      SECRET   401  403  403  404  404  404  404  404  404  404  404  200  200  403
takeInvitation            SECRET   401  403  403  200  200  200  200  200  200  409  404  409  409  403
`;

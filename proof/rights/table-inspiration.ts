/**
 * The part of the table about inspirations. STORY is a published one of H, SKETCH a draft; under each stands a comment
 * of CH. H has blocked B.
 */
export const inspirationTable = `
listPublicInspirations      ANY      200  200  200  200  200  200  200  200  200  200  200  200  200  200
readInspirationFeed         ANY      200  200  200  200  200  200  200  200  200  200  200  200  200  200
readPublicInspiration       STORY    200  200  200  200  200  200  200  200  200  200  200  200  200  200
readPublicInspiration       SKETCH   404  404  404  404  404  404  404  404  404  404  404  404  404  404
listRelatedInspirations     STORY    200  200  200  200  200  200  200  200  200  200  200  200  200  200
listRelatedInspirations     SKETCH   404  404  404  404  404  404  404  404  404  404  404  404  404  404
readInspirationCover        STORY    200  200  200  200  200  200  200  200  200  200  200  200  200  200
readInspirationCover        SKETCH   404  404  404  404  404  404  404  404  404  404  404  404  404  404
readInspirationCard         STORY    200  200  200  200  200  200  200  200  200  200  200  200  200  200
readInspirationCard         SKETCH   404  404  404  404  404  404  404  404  404  404  404  404  404  404
readPublicInspirationPicture STORY    200  200  200  200  200  200  200  200  200  200  200  200  200  200
readPublicInspirationPicture SKETCH   404  404  404  404  404  404  404  404  404  404  404  404  404  404
countReading                STORY    200  200  200  200  200  200  200  200  200  200  200  200  200  200
countReading                SKETCH   404  404  404  404  404  404  404  404  404  404  404  404  404  404
listInspirations            ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
createInspiration           ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
searchInspirationCards      ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
listAuthoredInspirations    ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
readMyBadge                 ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
requestBadge                ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
listBadgeRequests           ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403
decideOnBadge               ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403
readInspiration             STORY    401  403  403  200  200  404  200  200  200  200  200  200  200  403
readInspiration             SKETCH   401  403  403  404  404  404  404  404  404  404  404  404  404  403
likeInspiration             STORY    401  403  403  200  200  404  200  200  200  200  200  200  200  403
likeInspiration             SKETCH   401  403  403  404  404  404  404  404  404  404  404  404  404  403
saveInspiration             STORY    401  403  403  200  200  404  200  200  200  200  200  200  200  403
saveInspiration             SKETCH   401  403  403  404  404  404  404  404  404  404  404  404  404  403
shareInspiration            STORY    401  403  403  200  200  404  200  200  200  200  200  200  200  403
shareInspiration            SKETCH   401  403  403  404  404  404  404  404  404  404  404  404  404  403
listInspirationComments     STORY    401  403  403  200  200  404  200  200  200  200  200  200  200  403
listInspirationComments     SKETCH   401  403  403  404  404  404  404  404  404  404  404  404  404  403
listInspirationReplies      STORY    401  403  403  200  200  404  200  200  200  200  200  200  200  403
listInspirationReplies      SKETCH   401  403  403  404  404  404  404  404  404  404  404  404  404  403
addInspirationComment       STORY    401  403  403  200  200  404  200  200  200  200  200  200  200  403
addInspirationComment       SKETCH   401  403  403  404  404  404  404  404  404  404  404  404  404  403
changeInspirationComment    STORY    401  403  403  403  403  404  403  403  403  403  403  403  200  403
changeInspirationComment    SKETCH   401  403  403  404  404  404  404  404  404  404  404  404  404  403
removeInspirationComment    STORY    401  403  403  403  403  404  403  403  403  403  403  200  200  403
removeInspirationComment    SKETCH   401  403  403  404  404  404  404  404  404  404  404  404  404  403
readInspirationDraft        STORY    401  403  403  404  404  404  404  404  404  404  404  200  404  403
readInspirationDraft        SKETCH   401  403  403  404  404  404  404  404  404  404  404  200  404  403
saveInspirationDraft        STORY    401  403  403  404  404  404  404  404  404  404  404  200  404  403
saveInspirationDraft        SKETCH   401  403  403  404  404  404  404  404  404  404  404  200  404  403
publishInspiration          STORY    401  403  403  404  404  404  404  404  404  404  404  200  404  403
publishInspiration          SKETCH   401  403  403  404  404  404  404  404  404  404  404  200  404  403
unpublishInspiration        STORY    401  403  403  404  404  404  404  404  404  404  404  200  404  403
unpublishInspiration        SKETCH   401  403  403  404  404  404  404  404  404  404  404  200  404  403
listInspirationRevisions    STORY    401  403  403  404  404  404  404  404  404  404  404  200  404  403
listInspirationRevisions    SKETCH   401  403  403  404  404  404  404  404  404  404  404  200  404  403
readInspirationRevision     STORY    401  403  403  404  404  404  404  404  404  404  404  200  404  403
readInspirationRevision     SKETCH   401  403  403  404  404  404  404  404  404  404  404  200  404  403
restoreInspirationRevision  STORY    401  403  403  404  404  404  404  404  404  404  404  200  404  403
restoreInspirationRevision  SKETCH   401  403  403  404  404  404  404  404  404  404  404  200  404  403
addInspirationPicture       STORY    401  403  403  404  404  404  404  404  404  404  404  200  404  403
addInspirationPicture       SKETCH   401  403  403  404  404  404  404  404  404  404  404  200  404  403
readInspirationPicture      STORY    401  403  403  404  404  404  404  404  404  404  404  200  404  403
readInspirationPicture      SKETCH   401  403  403  404  404  404  404  404  404  404  404  200  404  403
deleteInspiration           STORY    401  403  403  404  404  404  404  404  404  404  404  200  404  403
deleteInspiration           SKETCH   401  403  403  404  404  404  404  404  404  404  404  200  404  403
`;

/**
 * The part of the table about posts. POSTED is a public post of H, FOLLOWED one for followers, of whom P is the only
 * one; under each stands a comment of CH. H has blocked B.
 */
export const postTable = `
initPost                  ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
createPost                POSTED   401  403  403  404  404  404  404  404  404  404  404  200  404  403
readPost                  POSTED   401  403  403  200  200  404  200  200  200  200  200  200  200  403
readPost                  FOLLOWED 401  403  403  404  404  404  404  404  404  200  404  200  404  403
readPublicPost            POSTED   200  200  200  200  200  200  200  200  200  200  200  200  200  200
readPublicPost            FOLLOWED 404  404  404  404  404  404  404  404  404  404  404  404  404  404
editPost                  POSTED   401  403  403  403  403  404  403  403  403  403  403  200  403  403
editPost                  FOLLOWED 401  403  403  404  404  404  404  404  404  403  404  200  404  403
deletePost                POSTED   401  403  403  403  403  404  403  403  403  403  403  200  403  403
deletePost                FOLLOWED 401  403  403  404  404  404  404  404  404  403  404  200  404  403
listRevisions             POSTED   401  403  403  403  403  404  403  403  403  403  403  200  403  403
listRevisions             FOLLOWED 401  403  403  404  404  404  404  404  404  403  404  200  404  403
readPostPicture           POSTED   401  403  403  200  200  404  200  200  200  200  200  200  200  403
readPostPicture           FOLLOWED 401  403  403  404  404  404  404  404  404  200  404  200  404  403
readPublicPostPicture     POSTED   200  200  200  200  200  200  200  200  200  200  200  200  200  200
readPublicPostPicture     FOLLOWED 404  404  404  404  404  404  404  404  404  404  404  404  404  404
likePost                  POSTED   401  403  403  200  200  404  200  200  200  200  200  200  200  403
likePost                  FOLLOWED 401  403  403  404  404  404  404  404  404  200  404  200  404  403
listLikes                 POSTED   401  403  403  200  200  404  200  200  200  200  200  200  200  403
listLikes                 FOLLOWED 401  403  403  404  404  404  404  404  404  200  404  200  404  403
savePost                  POSTED   401  403  403  200  200  404  200  200  200  200  200  200  200  403
savePost                  FOLLOWED 401  403  403  404  404  404  404  404  404  200  404  200  404  403
repostPost                POSTED   401  403  403  200  200  404  200  200  200  200  200  200  200  403
repostPost                FOLLOWED 401  403  403  404  404  404  404  404  404  200  404  200  404  403
sharePost                 POSTED   401  403  403  200  200  404  200  200  200  200  200  200  200  403
sharePost                 FOLLOWED 401  403  403  404  404  404  404  404  404  200  404  200  404  403
listPostComments          POSTED   401  403  403  200  200  404  200  200  200  200  200  200  200  403
listPostComments          FOLLOWED 401  403  403  404  404  404  404  404  404  200  404  200  404  403
listPostReplies           POSTED   401  403  403  200  200  404  200  200  200  200  200  200  200  403
listPostReplies           FOLLOWED 401  403  403  404  404  404  404  404  404  200  404  200  404  403
addPostComment            POSTED   401  403  403  200  200  404  200  200  200  200  200  200  200  403
addPostComment            FOLLOWED 401  403  403  404  404  404  404  404  404  200  404  200  404  403
changePostComment         POSTED   401  403  403  403  403  404  403  403  403  403  403  403  200  403
changePostComment         FOLLOWED 401  403  403  404  404  404  404  404  404  403  404  403  404  403
removePostComment         POSTED   401  403  403  403  403  404  403  403  403  403  403  200  200  403
removePostComment         FOLLOWED 401  403  403  404  404  404  404  404  404  403  404  200  404  403
readTimeline              ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
countNewPosts             ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
listPostsOfTag            ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
listPostsOfPlace          ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
listSavedPosts            ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
listPostsOfPerson         ANY      401  403  403  200  200  404  200  200  200  200  200  200  200  403
`;

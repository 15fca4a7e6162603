/**
 * The part of the table about posts. POSTED is a public post of H, FOLLOWED one for followers, of whom P is the only
 * one; under each stands a comment of CH. H has blocked B.
 */
export const postTable = `
initPost                  ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
createPost                POSTED   401  403  403  404  404  404  404  404  404  404  404  200  404  403  403  404  404
readPost                  POSTED   401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
readPost                  FOLLOWED 401  403  403  404  404  404  404  404  404  200  404  200  404  403  403  404  404
readPublicPost            POSTED   200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200
readPublicPost            FOLLOWED 404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404
editPost                  POSTED   401  403  403  403  403  404  403  403  403  403  403  200  403  403  403  403  403
editPost                  FOLLOWED 401  403  403  404  404  404  404  404  404  403  404  200  404  403  403  404  404
deletePost                POSTED   401  403  403  403  403  404  403  403  403  403  403  200  403  403  403  403  403
deletePost                FOLLOWED 401  403  403  404  404  404  404  404  404  403  404  200  404  403  403  404  404
listRevisions             POSTED   401  403  403  403  403  404  403  403  403  403  403  200  403  403  403  200  403
listRevisions             FOLLOWED 401  403  403  404  404  404  404  404  404  403  404  200  404  403  403  404  404
readPostPicture           POSTED   401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
readPostPicture           FOLLOWED 401  403  403  404  404  404  404  404  404  200  404  200  404  403  403  404  404
readPublicPostPicture     POSTED   200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200
readPublicPostPicture     FOLLOWED 404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404
likePost                  POSTED   401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
likePost                  FOLLOWED 401  403  403  404  404  404  404  404  404  200  404  200  404  403  403  404  404
listLikes                 POSTED   401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
listLikes                 FOLLOWED 401  403  403  404  404  404  404  404  404  200  404  200  404  403  403  404  404
savePost                  POSTED   401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
savePost                  FOLLOWED 401  403  403  404  404  404  404  404  404  200  404  200  404  403  403  404  404
repostPost                POSTED   401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
repostPost                FOLLOWED 401  403  403  404  404  404  404  404  404  200  404  200  404  403  403  404  404
sharePost                 POSTED   401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
sharePost                 FOLLOWED 401  403  403  404  404  404  404  404  404  200  404  200  404  403  403  404  404
listPostComments          POSTED   401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
listPostComments          FOLLOWED 401  403  403  404  404  404  404  404  404  200  404  200  404  403  403  404  404
listPostReplies           POSTED   401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
listPostReplies           FOLLOWED 401  403  403  404  404  404  404  404  404  200  404  200  404  403  403  404  404
addPostComment            POSTED   401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
addPostComment            FOLLOWED 401  403  403  404  404  404  404  404  404  200  404  200  404  403  403  404  404
changePostComment         POSTED   401  403  403  403  403  404  403  403  403  403  403  403  200  403  403  403  403
changePostComment         FOLLOWED 401  403  403  404  404  404  404  404  404  403  404  403  404  403  403  404  404
removePostComment         POSTED   401  403  403  403  403  404  403  403  403  403  403  200  200  403  403  403  403
removePostComment         FOLLOWED 401  403  403  404  404  404  404  404  404  403  404  200  404  403  403  404  404
readTimeline              ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
countNewPosts             ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
listPostsOfTag            ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
listPostsOfPlace          ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
listSavedPosts            ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
listPostsOfPerson         ANY      401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
`;

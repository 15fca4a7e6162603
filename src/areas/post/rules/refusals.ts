export const postRefusals = {
  POST_EMPTY: 'A post needs words or a picture.',
  POST_PUBLISHED: 'This post is published already.',
  POST_NOT_YOURS: 'Only its author may do this.',
  EDIT_OVER: 'A post can be edited for an hour. You can delete it and write a new one.',
  PERSON_UNKNOWN: 'Somebody you named is not here: {name}.',
  PLACE_UNKNOWN: 'This place is not known: {name}.',
  POST_PICTURE_NOT_YOURS: 'A picture cannot be used. Please add it again.',
  POST_COMMENT_GONE: 'This comment is not there any more.',
  POST_COMMENT_NOT_YOURS: 'Only its author or the author of the post may do this.',
} as const;

export type PostRefusal = keyof typeof postRefusals;

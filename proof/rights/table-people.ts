/** The part of the table about who comes to a huddle. A state is that of the huddle in question. */
export const peopleTable = `
listHuddleCompanions      PUBLIC   401  403  403  200  200  404  200  200  200  200  200  200  200  403
listHuddleCompanions      PRIVATE  401  403  403  404  404  404  200  200  200  200  404  200  200  403
listHuddleCompanions      DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
listParticipants          PUBLIC   401  403  403  200  200  404  200  200  200  200  200  200  200  403
listParticipants          PRIVATE  401  403  403  404  404  404  200  200  200  200  404  200  200  403
listParticipants          DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
listQuestions             PUBLIC   401  403  403  200  200  404  200  200  200  200  200  200  200  403
listQuestions             PRIVATE  401  403  403  404  200  404  200  200  200  200  404  200  200  403
listQuestions             DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
changeQuestions           PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  200  403
changeQuestions           PRIVATE  401  403  403  404  404  404  403  403  403  403  404  200  200  403
changeQuestions           DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
saveQuestionReplies       PUBLIC   401  403  403  422  422  404  422  422  422  422  422  422  422  403
saveQuestionReplies       PRIVATE  401  403  403  404  404  404  422  422  422  422  404  422  422  403
saveQuestionReplies       DRAFT    401  403  403  404  404  404  404  404  404  404  404  422  422  403
listQuestionReplies       PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  200  403
listQuestionReplies       PRIVATE  401  403  403  404  404  404  403  403  403  403  404  200  200  403
listQuestionReplies       DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
exportAnswers             PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  200  403
exportAnswers             PRIVATE  401  403  403  404  404  404  403  403  403  403  404  200  200  403
exportAnswers             DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
listKit                   PUBLIC   401  403  403  200  200  404  200  200  200  200  200  200  200  403
listKit                   PRIVATE  401  403  403  404  200  404  200  200  200  200  404  200  200  403
listKit                   DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
changeKit                 PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  200  403
changeKit                 PRIVATE  401  403  403  404  404  404  403  403  403  403  404  200  200  403
changeKit                 DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
bringKit                  PUBLIC   401  403  403  422  422  404  422  422  422  409  422  409  409  403
bringKit                  PRIVATE  401  403  403  404  404  404  422  422  422  409  404  409  409  403
bringKit                  DRAFT    401  403  403  404  404  404  404  404  404  404  404  409  409  403
`;

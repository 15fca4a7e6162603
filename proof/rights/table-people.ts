/** The part of the table about who comes to a huddle. A state is that of the huddle in question. */
export const peopleTable = `
listHuddleCompanions      PUBLIC   401  403  403  200  200  404  200  200  200  200  200  200  200  403
listHuddleCompanions      PRIVATE  401  403  403  404  404  404  200  200  200  200  404  200  200  403
listHuddleCompanions      DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
listParticipants          PUBLIC   401  403  403  200  200  404  200  200  200  200  200  200  200  403
listParticipants          PRIVATE  401  403  403  404  404  404  200  200  200  200  404  200  200  403
listParticipants          DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
exportAnswers             PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  200  403
exportAnswers             PRIVATE  401  403  403  404  404  404  403  403  403  403  404  200  200  403
exportAnswers             DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
`;

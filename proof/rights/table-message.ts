/** The part of the table about what hosts write to many. A state is that of the huddle in question. */
export const messageTable = `
listMessages              PUBLIC   401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
listMessages              PRIVATE  401  403  403  404  404  404  200  200  200  200  404  200  200  403  403  404  404
listMessages              DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
sendMessage               PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  200  403  403  403  403
sendMessage               PRIVATE  401  403  403  404  404  404  403  403  403  403  404  200  200  403  403  404  404
sendMessage               DRAFT    401  403  403  404  404  404  404  404  404  404  404  422  422  403  403  404  404
previewMessage            PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  200  403  403  403  403
previewMessage            PRIVATE  401  403  403  404  404  404  403  403  403  403  404  200  200  403  403  404  404
previewMessage            DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
readReminder              PUBLIC   401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
readReminder              PRIVATE  401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
readReminder              DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
previewReminder           PUBLIC   401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
previewReminder           PRIVATE  401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
previewReminder           DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
remindPeople              PUBLIC   401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
remindPeople              PRIVATE  401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
remindPeople              DRAFT    401  403  403  404  404  404  404  404  404  404  404  409  409  403  403  404  404
`;

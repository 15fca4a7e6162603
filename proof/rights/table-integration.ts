/** Programs: what they read and hear of a club is looked after by its admins. */
export const integrationTable = `
listClubOutings           OPEN     401  403  403  403  403  403  403  403  403  200  403  200  200  403  403  403  403
listClubOutings           CLOSED   401  403  403  403  403  403  403  403  403  200  403  200  200  403  403  403  403
listClubOutings           SECRET   401  403  403  404  404  404  403  403  404  200  404  200  200  403  403  404  404
listProgramTokens         OPEN     401  403  403  403  403  403  403  403  403  403  403  200  200  403  403  403  403
listProgramTokens         CLOSED   401  403  403  403  403  403  403  403  403  403  403  200  200  403  403  403  403
listProgramTokens         SECRET   401  403  403  404  404  404  403  403  404  403  404  200  200  403  403  404  404
createProgramToken        OPEN     401  403  403  403  403  403  403  403  403  403  403  200  200  403  403  403  403
createProgramToken        CLOSED   401  403  403  403  403  403  403  403  403  403  403  200  200  403  403  403  403
createProgramToken        SECRET   401  403  403  404  404  404  403  403  404  403  404  200  200  403  403  404  404
revokeProgramToken        OPEN     401  403  403  403  403  403  403  403  403  403  403  404  404  403  403  403  403
revokeProgramToken        CLOSED   401  403  403  403  403  403  403  403  403  403  403  404  404  403  403  403  403
revokeProgramToken        SECRET   401  403  403  404  404  404  403  403  404  403  404  404  404  403  403  404  404
listWebhooks              OPEN     401  403  403  403  403  403  403  403  403  403  403  200  200  403  403  403  403
listWebhooks              CLOSED   401  403  403  403  403  403  403  403  403  403  403  200  200  403  403  403  403
listWebhooks              SECRET   401  403  403  404  404  404  403  403  404  403  404  200  200  403  403  404  404
createWebhook             OPEN     401  403  403  403  403  403  403  403  403  403  403  200  200  403  403  403  403
createWebhook             CLOSED   401  403  403  403  403  403  403  403  403  403  403  200  200  403  403  403  403
createWebhook             SECRET   401  403  403  404  404  404  403  403  404  403  404  200  200  403  403  404  404
removeWebhook             ANY      401  403  403  404  404  404  404  404  404  404  404  404  404  403  403  404  404
switchWebhook             ANY      401  403  403  404  404  404  404  404  404  404  404  404  404  403  403  404  404
testWebhook               ANY      401  403  403  404  404  404  404  404  404  404  404  404  404  403  403  404  404
listDeliveries            ANY      401  403  403  404  404  404  404  404  404  404  404  404  404  403  403  404  404
sendAgain                 ANY      401  403  403  404  404  404  404  404  404  404  404  404  404  403  403  404  404
`;

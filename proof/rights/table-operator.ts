/** Operators: no persona of the cast is one; what an operator may is in the tests of the area. */
export const operatorTable = `
readHealth                ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403  403  403  200
listFailedJobs            ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403  403  403  200
retryJob                  ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403  403  403  200
listWaitingMails          ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403  403  403  200
checkSender               ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403  403  403  200
findPeopleToHelp          ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403  403  403  200
helpPerson                ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403  403  403  200
setReadOnly               ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403  403  403  200
showBanner                  ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403  403  403  200
endBanner                   ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403  403  403  200
listBanners                 ANY      200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200  200
`;

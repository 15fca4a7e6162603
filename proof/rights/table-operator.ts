/** Operators: no persona of the cast is one; what an operator may is in the tests of the area. */
export const operatorTable = `
readHealth                ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403
listFailedJobs            ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403
retryJob                  ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403
listWaitingMails          ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403
findPeopleToHelp          ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403
helpPerson                ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403
setReadOnly               ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403
showBanner                  ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403
endBanner                   ANY      401  403  403  403  403  403  403  403  403  403  403  403  403  403
listBanners                 ANY      200  200  200  200  200  200  200  200  200  200  200  200  200  200
`;

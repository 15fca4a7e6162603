/** The part of the table about Aurora: the talk is one of H, and nobody else's, not even a co-host's. */
export const auroraTable = `
listSuggestedQuestions    ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
listTalks                 ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
askAurora                 PUBLIC   401  403  403  404  404  404  404  404  404  404  404  200  404  403  403  404  404
readTalk                  PUBLIC   401  403  403  404  404  404  404  404  404  404  404  200  404  403  403  404  404
deleteTalk                PUBLIC   401  403  403  404  404  404  404  404  404  404  404  200  404  403  403  404  404
streamAnswer              PUBLIC   401  403  403  404  404  404  404  404  404  404  404  200  404  403  403  404  404
stopAnswer                PUBLIC   401  403  403  404  404  404  404  404  404  404  404  200  404  403  403  404  404
askAgain                  PUBLIC   401  403  403  404  404  404  404  404  404  404  404  200  404  403  403  404  404
noteDraft                 PUBLIC   401  403  403  404  404  404  404  404  404  404  404  200  404  403  403  404  404
judgeAnswer               PUBLIC   401  403  403  404  404  404  404  404  404  404  404  200  404  403  403  404  404
`;

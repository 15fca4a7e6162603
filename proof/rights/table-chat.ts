/**
 * The part of the table about conversations: the room of the community in question, with a message of its admin CH.
 * P, CH and H belong to it; to everybody else it is as if it did not exist, also where the community shows itself.
 */
export const chatTable = `
readRoomsSummary          ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
listRooms                 ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
openRoom                  ANY      401  403  403  200  200  200  200  200  422  200  200  200  200  403
readRoom                  OPEN     401  403  403  404  404  404  404  404  404  200  404  200  200  403
listRoomPeople            OPEN     401  403  403  404  404  404  404  404  404  200  404  200  200  403
listMessagesOfRoom        OPEN     401  403  403  404  404  404  404  404  404  200  404  200  200  403
listRoomPictures          OPEN     401  403  403  404  404  404  404  404  404  200  404  200  200  403
sayInRoom                 OPEN     401  403  403  404  404  404  404  404  404  200  404  200  200  403
readRoomUpTo              OPEN     401  403  403  404  404  404  404  404  404  200  404  200  200  403
chooseRoomTelling         OPEN     401  403  403  404  404  404  404  404  404  200  404  200  200  403
typeInRoom                OPEN     401  403  403  404  404  404  404  404  404  200  404  200  200  403
reactToMessage            OPEN     401  403  403  404  404  404  404  404  404  200  404  200  200  403
readMessagePicture        OPEN     401  403  403  404  404  404  404  404  404  200  404  200  200  403
renameRoom                OPEN     401  403  403  404  404  404  404  404  404  422  404  422  422  403
addToGroup                OPEN     401  403  403  404  404  404  404  404  404  422  404  422  422  403
leaveGroup                OPEN     401  403  403  404  404  404  404  404  404  422  404  422  422  403
answerMessageRequest      OPEN     401  403  403  404  404  404  404  404  404  409  404  409  409  403
rewordMessage             OPEN     401  403  403  404  404  404  404  404  404  403  404  403  200  403
removeMessage             OPEN     401  403  403  404  404  404  404  404  404  403  404  200  200  403
readRoom                  SECRET   401  403  403  404  404  404  404  404  404  200  404  200  200  403
listRoomPeople            SECRET   401  403  403  404  404  404  404  404  404  200  404  200  200  403
listMessagesOfRoom        SECRET   401  403  403  404  404  404  404  404  404  200  404  200  200  403
listRoomPictures          SECRET   401  403  403  404  404  404  404  404  404  200  404  200  200  403
sayInRoom                 SECRET   401  403  403  404  404  404  404  404  404  200  404  200  200  403
readRoomUpTo              SECRET   401  403  403  404  404  404  404  404  404  200  404  200  200  403
chooseRoomTelling         SECRET   401  403  403  404  404  404  404  404  404  200  404  200  200  403
typeInRoom                SECRET   401  403  403  404  404  404  404  404  404  200  404  200  200  403
reactToMessage            SECRET   401  403  403  404  404  404  404  404  404  200  404  200  200  403
readMessagePicture        SECRET   401  403  403  404  404  404  404  404  404  200  404  200  200  403
renameRoom                SECRET   401  403  403  404  404  404  404  404  404  422  404  422  422  403
addToGroup                SECRET   401  403  403  404  404  404  404  404  404  422  404  422  422  403
leaveGroup                SECRET   401  403  403  404  404  404  404  404  404  422  404  422  422  403
answerMessageRequest      SECRET   401  403  403  404  404  404  404  404  404  409  404  409  409  403
rewordMessage             SECRET   401  403  403  404  404  404  404  404  404  403  404  403  200  403
removeMessage             SECRET   401  403  403  404  404  404  404  404  404  403  404  200  200  403
`;

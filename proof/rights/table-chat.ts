/**
 * The part of the table about conversations: the room of the community in question, with a message of its admin CH.
 * P, CH and H belong to it; to everybody else it is as if it did not exist, also where the community shows itself.
 */
export const chatTable = `
readRoomsSummary          ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
listRooms                 ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
openRoom                  ANY      401  403  403  200  200  200  200  200  422  200  200  200  200  403  403  200  200
readRoom                  OPEN     401  403  403  404  404  404  404  404  404  200  404  200  200  403  403  404  404
listRoomPeople            OPEN     401  403  403  404  404  404  404  404  404  200  404  200  200  403  403  404  404
listMessagesOfRoom        OPEN     401  403  403  404  404  404  404  404  404  200  404  200  200  403  403  404  404
listRoomPictures          OPEN     401  403  403  404  404  404  404  404  404  200  404  200  200  403  403  404  404
sayInRoom                 OPEN     401  403  403  404  404  404  404  404  404  200  404  200  200  403  403  404  404
readRoomUpTo              OPEN     401  403  403  404  404  404  404  404  404  200  404  200  200  403  403  404  404
chooseRoomTelling         OPEN     401  403  403  404  404  404  404  404  404  200  404  200  200  403  403  404  404
typeInRoom                OPEN     401  403  403  404  404  404  404  404  404  200  404  200  200  403  403  404  404
reactToMessage            OPEN     401  403  403  404  404  404  404  404  404  200  404  200  200  403  403  404  404
readMessagePicture        OPEN     401  403  403  404  404  404  404  404  404  200  404  200  200  403  403  404  404
renameRoom                OPEN     401  403  403  404  404  404  404  404  404  422  404  422  422  403  403  404  404
addToGroup                OPEN     401  403  403  404  404  404  404  404  404  422  404  422  422  403  403  404  404
leaveGroup                OPEN     401  403  403  404  404  404  404  404  404  422  404  422  422  403  403  404  404
answerMessageRequest      OPEN     401  403  403  404  404  404  404  404  404  409  404  409  409  403  403  404  404
rewordMessage             OPEN     401  403  403  404  404  404  404  404  404  403  404  403  200  403  403  404  404
removeMessage             OPEN     401  403  403  404  404  404  404  404  404  403  404  200  200  403  403  404  404
readRoom                  SECRET   401  403  403  404  404  404  404  404  404  200  404  200  200  403  403  404  404
listRoomPeople            SECRET   401  403  403  404  404  404  404  404  404  200  404  200  200  403  403  404  404
listMessagesOfRoom        SECRET   401  403  403  404  404  404  404  404  404  200  404  200  200  403  403  404  404
listRoomPictures          SECRET   401  403  403  404  404  404  404  404  404  200  404  200  200  403  403  404  404
sayInRoom                 SECRET   401  403  403  404  404  404  404  404  404  200  404  200  200  403  403  404  404
readRoomUpTo              SECRET   401  403  403  404  404  404  404  404  404  200  404  200  200  403  403  404  404
chooseRoomTelling         SECRET   401  403  403  404  404  404  404  404  404  200  404  200  200  403  403  404  404
typeInRoom                SECRET   401  403  403  404  404  404  404  404  404  200  404  200  200  403  403  404  404
reactToMessage            SECRET   401  403  403  404  404  404  404  404  404  200  404  200  200  403  403  404  404
readMessagePicture        SECRET   401  403  403  404  404  404  404  404  404  200  404  200  200  403  403  404  404
renameRoom                SECRET   401  403  403  404  404  404  404  404  404  422  404  422  422  403  403  404  404
addToGroup                SECRET   401  403  403  404  404  404  404  404  404  422  404  422  422  403  403  404  404
leaveGroup                SECRET   401  403  403  404  404  404  404  404  404  422  404  422  422  403  403  404  404
answerMessageRequest      SECRET   401  403  403  404  404  404  404  404  404  409  404  409  409  403  403  404  404
rewordMessage             SECRET   401  403  403  404  404  404  404  404  404  403  404  403  200  403  403  404  404
removeMessage             SECRET   401  403  403  404  404  404  404  404  404  403  404  200  200  403  403  404  404
`;

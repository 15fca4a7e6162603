/**
 * The part of the table about carpools: one of the host H in the huddle in question, to which everybody may ask who
 * may see that huddle; of a private one only who is inside. P rides there, CH has asked, W is offered a seat.
 */
export const carpoolTable = `
createCarpool             ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
wishRide                  PUBLIC   401  403  403  403  403  404  403  422  422  422  403  422  422  403  403  403  403
wishRide                  PRIVATE  401  403  403  404  404  404  403  422  422  422  404  422  422  403  403  404  404
wishRide                  DRAFT    401  403  403  404  404  404  404  404  404  404  404  409  409  403  403  404  404
listCarpools              ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
exportRides               PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  200  403  403  403  403
exportRides               PRIVATE  401  403  403  404  404  404  403  403  403  403  404  200  200  403  403  404  404
exportRides               DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
listHuddleCarpools        PUBLIC   401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
listHuddleCarpools        PRIVATE  401  403  403  404  404  404  200  404  404  200  404  200  200  403  403  404  404
listHuddleCarpools        DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
readCarpool               PUBLIC   401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
readCarpool               PRIVATE  401  403  403  404  404  404  404  404  404  200  404  200  200  403  403  404  404
editCarpool               PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  403  403  403  403  403
editCarpool               PRIVATE  401  403  403  404  404  404  404  404  404  403  404  200  403  403  403  404  404
cancelCarpool             PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  403  403  403  403  403
cancelCarpool             PRIVATE  401  403  403  404  404  404  404  404  404  403  404  200  403  403  403  404  404
acknowledgeCarpool        PUBLIC   401  403  403  409  409  404  409  409  409  200  409  409  409  403  403  409  409
acknowledgeCarpool        PRIVATE  401  403  403  404  404  404  404  404  404  200  404  409  409  403  403  404  404
askForRide                PUBLIC   401  403  403  200  200  404  200  200  200  409  200  409  200  403  403  200  200
askForRide                PRIVATE  401  403  403  404  404  404  404  404  404  409  404  409  200  403  403  404  404
leaveRide                 PUBLIC   401  403  403  409  409  404  409  409  200  200  409  409  200  403  403  409  409
leaveRide                 PRIVATE  401  403  403  404  404  404  404  404  404  200  404  409  200  403  403  404  404
answerRideOffer           PUBLIC   401  403  403  409  409  404  409  409  200  409  409  409  409  403  403  409  409
answerRideOffer           PRIVATE  401  403  403  404  404  404  404  404  404  409  404  409  409  403  403  404  404
offerRide                 PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  403  403  403  403  403
offerRide                 PRIVATE  401  403  403  404  404  404  404  404  404  403  404  200  403  403  403  404  404
answerRideRequest         PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  403  403  403  403  403
answerRideRequest         PRIVATE  401  403  403  404  404  404  404  404  404  403  404  200  403  403  403  404  404
removeRider               PUBLIC   401  403  403  403  403  404  403  403  403  403  403  200  403  403  403  403  403
removeRider               PRIVATE  401  403  403  404  404  404  404  404  404  403  404  200  403  403  403  404  404
`;

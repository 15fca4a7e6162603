/** Seats that one car may offer on one way, or people who look for a ride together. */
export const MAX_SEATS = 60;
/** Places between the two ends of a trip. */
export const MAX_STOPS = 5;
/** How far a driver may say they go out of their way, in kilometres. */
export const MAX_PICKUP_KM = 50;

export { answerRideOffer, answerRideRequest, askForRide } from '../mutations.ts';

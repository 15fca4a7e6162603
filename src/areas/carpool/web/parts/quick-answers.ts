export { answerRideOffer, answerRideRequest } from '../mutations.ts';

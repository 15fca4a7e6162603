export { answerHostRequest, answerOffer, answerRequest, saveRsvp } from '../mutations.ts';

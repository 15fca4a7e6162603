export { answerOffer, answerRequest, saveRsvp } from '../mutations.ts';

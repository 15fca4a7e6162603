export { answerOffer, answerRequest } from '../mutations.ts';

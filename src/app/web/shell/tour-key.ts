/** Notes in the browser that the tour was seen to its end, or left. */
export const TOUR_COMPLETED = 'tour_completed';

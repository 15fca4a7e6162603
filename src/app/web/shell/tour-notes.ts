/** Notes in the browser that the tour was seen to its end, or closed. */
export const TOUR_COMPLETED = 'tour_completed';
/** Where there is room for it. */
export const DESKTOP = '(min-width: 1024px)';

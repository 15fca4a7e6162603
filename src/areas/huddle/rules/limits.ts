/** The longest way of an outing, in metres. */
export const MAX_DISTANCE_METERS = 1_000_000;
/** The highest ascent of an outing, in metres. */
export const MAX_ASCENT_METERS = 30_000;

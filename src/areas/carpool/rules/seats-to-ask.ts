interface Offered {
  readonly kind: 'OFFER' | 'NEED';
  readonly status: 'OPEN' | 'CANCELLED';
  readonly mine: boolean;
  /** The viewer's own part in it. */
  readonly ride: object | null;
  readonly ways: readonly { readonly leg: 'OUT' | 'BACK'; readonly left: number }[];
}

/**
 * The rides to a huddle that the viewer may still ask for, with the seats on the way there; none once they drive
 * themselves or have a part in somebody's ride.
 */
export function seatsToAsk<Ride extends Offered>(rides: readonly Ride[]) {
  if (rides.some(({ mine, ride, status }) => status === 'OPEN' && (mine || ride !== null))) return [];
  return rides.flatMap((carpool) => {
    const seats = carpool.ways.find(({ leg }) => leg === 'OUT')?.left ?? 0;
    const isOpen = carpool.kind === 'OFFER' && carpool.status === 'OPEN';
    return isOpen && seats > 0 ? [{ carpool, seats }] : [];
  });
}

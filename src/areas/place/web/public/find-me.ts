/** Where the browser says one is; it goes no further than to about a kilometre. */
export function findMe(): Promise<{ lat: number; lng: number }> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coarse(coords.latitude), lng: coarse(coords.longitude) }),
      reject,
      { maximumAge: 300_000, timeout: 15_000 },
    );
  });
}

function coarse(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

/** Exactly where one is: for a rescue service, where it is only shown, or a check-in that somebody sends with it. */
export function findMeExactly(): Promise<GeolocationCoordinates> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      enableHighAccuracy: true,
      maximumAge: 10_000,
      timeout: 30_000,
    });
  });
}

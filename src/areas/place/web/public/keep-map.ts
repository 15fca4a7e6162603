import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { countriesUrl, loadCountries } from '../map/base-map.ts';

/** Loads all that a map is drawn with, so that the worker keeps it for when there is no network. */
export async function keepMap(): Promise<void> {
  await Promise.allSettled([
    import('../map/LiveMap.tsx'),
    import('../map/DrawnMap.tsx'),
    loadCountries(),
    fetch(workerUrl),
  ]);
}

/** Whether a map can be drawn without a network. */
export async function isMapKept(): Promise<boolean> {
  if (!('caches' in window)) return false;
  const kept = await Promise.all([workerUrl, countriesUrl].map((url) => caches.match(url)));
  return kept.every((answer) => answer !== undefined);
}

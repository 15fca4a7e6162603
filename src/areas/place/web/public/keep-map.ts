import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { loadCountries } from '../map/base-map.ts';

/** Loads all that a map is drawn with, so that the worker keeps it for when there is no network. */
export async function keepMap(): Promise<void> {
  await Promise.allSettled([
    import('../map/LiveMap.tsx'),
    import('../map/DrawnMap.tsx'),
    loadCountries(),
    fetch(workerUrl),
  ]);
}

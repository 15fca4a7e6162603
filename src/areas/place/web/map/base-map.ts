import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import countriesUrl from 'world-atlas/countries-50m.json?url';
import type { WireReply } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { placeContract } from '../../contract.ts';
import type { MapBox } from './map-point.ts';
import { wholeRing } from './whole-rings.ts';

type PlaceContract = typeof placeContract;
const api = apiOf<PlaceContract>();

export { countriesUrl };

export type Countries = FeatureCollection<Polygon | MultiPolygon>;
export type Town = WireReply<PlaceContract['GET /api/public/places/around']>['towns'][number];

let countries: Promise<Countries> | undefined;

/** The land of the world, from Natural Earth, served by ourselves: a map needs no other service. */
export function loadCountries(): Promise<Countries> {
  countries ??= fetch(countriesUrl)
    .then((answer) => answer.json() as Promise<Topology<{ countries: GeometryCollection }>>)
    .then((world) => inOnePiece(feature(world, world.objects.countries) as Countries))
    .catch((error: unknown) => {
      countries = undefined;
      throw error;
    });
  return countries;
}

function inOnePiece(found: Countries): Countries {
  const features = found.features.map((country) => {
    const { geometry } = country;
    if (geometry.type === 'Polygon')
      return { ...country, geometry: { ...geometry, coordinates: geometry.coordinates.map(wholeRing) } };
    const coordinates = geometry.coordinates.map((polygon) => polygon.map(wholeRing));
    return { ...country, geometry: { ...geometry, coordinates } };
  });
  return { ...found, features };
}

/** The biggest towns in view; none without the network. */
export async function loadTowns({ west, south, east, north }: MapBox): Promise<readonly Town[]> {
  const box = [west, south, east, north].map((degrees) => degrees.toFixed(3)).join(',');
  const answer = await api('GET /api/public/places/around', { query: { box } }).catch(() => null);
  return answer?.towns ?? [];
}

/** Colours of land, sea, borders and words, for light and dark. */
export function mapColours() {
  const dark = document.documentElement.dataset.mantineColorScheme === 'dark';
  return dark
    ? { sea: '#0b1f22', land: '#16241f', border: '#3b5249', words: '#c9d6d0', halo: '#0b1614' }
    : { sea: '#d7e8e6', land: '#f6f3ec', border: '#b9b1a2', words: '#3c3a35', halo: '#fbfaf7' };
}

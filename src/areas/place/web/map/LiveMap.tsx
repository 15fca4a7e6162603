import 'maplibre-gl/dist/maplibre-gl.css';
import { useLingui } from '@lingui/react/macro';
import * as maplibre from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useCallback, useEffect, useRef } from 'react';
import { useRouteLoaderData } from 'react-router';
import { loadCountries, loadTowns, mapColours } from './base-map.ts';
import classes from './map.module.css';
import { boxAround, type MapProps, type MapView } from './map-point.ts';
import { showPins } from './pins.ts';

maplibre.setWorkerUrl(workerUrl);

/** A pin stands above its point, with the buttons to its right and where the map is from below, pixels. */
const aroundPins = { top: 28, right: 40, bottom: 24, left: 16 };

/** A map to move and zoom: the operator's own style, or land and towns from our own data. */
export default function LiveMap({ points, around, here, onOpen, onOpenMany, onPick }: MapProps) {
  const { t } = useLingui();
  const word = useCallback((count: number) => t`${count} together`, [t]);
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<maplibre.Map>(null);
  const root = useRouteLoaderData('root') as { mapStyleUrl?: string | null } | undefined;
  const styleUrl = root?.mapStyleUrl ?? null;
  const handlers = useRef({ onOpen, onOpenMany, onPick });
  handlers.current = { onOpen, onOpenMany, onPick };
  const grouped = onOpenMany !== undefined;
  const first = useRef({ points, around, here });

  useEffect(() => {
    const container = frame.current;
    if (!container) return;
    const opened = new maplibre.Map({
      container,
      style: styleUrl ?? ownStyle(),
      bounds: boundsOf(first.current, container),
      fitBoundsOptions: { padding: aroundPins },
      attributionControl: styleUrl ? {} : { customAttribution: 'Natural Earth, GeoNames' },
      maxZoom: 17,
    });
    opened.addControl(new maplibre.NavigationControl({ showCompass: false }), 'top-right');
    opened.on('click', ({ lngLat }) => handlers.current.onPick?.({ lat: lngLat.lat, lng: lngLat.lng }));
    void tellWhenDrawn(opened, styleUrl ? Promise.resolve() : drawOwnData(opened));
    map.current = opened;
    return () => opened.remove();
  }, [styleUrl]);

  useEffect(() => {
    const opened = map.current;
    if (!opened) return;
    const open = (ids: readonly string[]) => {
      if (handlers.current.onOpenMany) handlers.current.onOpenMany(ids);
      else for (const id of ids) handlers.current.onOpen?.(id);
    };
    return showPins(opened, { points, grouped, open, word });
  }, [points, grouped, word]);

  return <div ref={frame} className={classes.live} data-pick={onPick !== undefined} aria-busy="true" />;
}

/** The frame is busy until everything is drawn, and again while its size changes. */
async function tellWhenDrawn(map: maplibre.Map, data: Promise<void>): Promise<void> {
  const frame = map.getContainer();
  await data;
  map.on('resize', () => frame.setAttribute('aria-busy', 'true'));
  map.on('idle', () => frame.removeAttribute('aria-busy'));
  map.triggerRepaint();
}

function boundsOf(view: MapView, frame: HTMLElement): maplibre.LngLatBoundsLike {
  const { west, south, east, north } = boxAround(view, frame.clientWidth / Math.max(1, frame.clientHeight));
  return [west, south, east, north];
}

function ownStyle(): maplibre.StyleSpecification {
  const { sea } = mapColours();
  return {
    version: 8,
    sources: {},
    layers: [{ id: 'sea', type: 'background', paint: { 'background-color': sea } }],
  };
}

/** Land once, towns again for each part of the world that is looked at. */
async function drawOwnData(map: maplibre.Map): Promise<void> {
  const { land, border, words, halo } = mapColours();
  const countries = await loadCountries().catch(() => null);
  if (!map.loaded()) await map.once('load');
  if (countries) {
    map.addSource('countries', { type: 'geojson', data: countries });
    map.addLayer({ id: 'land', type: 'fill', source: 'countries', paint: { 'fill-color': land } });
    const line = { 'line-color': border, 'line-width': 1 };
    map.addLayer({ id: 'borders', type: 'line', source: 'countries', paint: line });
  }
  map.addSource('towns', { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
  const dot = { 'circle-radius': 2.5, 'circle-color': words };
  map.addLayer({ id: 'dots', type: 'circle', source: 'towns', paint: dot });
  map.addLayer({
    id: 'names',
    type: 'symbol',
    source: 'towns',
    layout: {
      'text-field': ['get', 'name'],
      'text-size': 13,
      'text-anchor': 'left',
      'text-offset': [0.5, 0],
    },
    paint: { 'text-color': words, 'text-halo-color': halo, 'text-halo-width': 1.5 },
  });
  const refresh = () => void showTowns(map);
  map.on('moveend', refresh);
  await showTowns(map);
}

async function showTowns(map: maplibre.Map): Promise<void> {
  const bounds = map.getBounds();
  const towns = await loadTowns({
    west: Math.max(-180, bounds.getWest()),
    south: Math.max(-90, bounds.getSouth()),
    east: Math.min(180, bounds.getEast()),
    north: Math.min(90, bounds.getNorth()),
  });
  const source = map.getSource('towns') as maplibre.GeoJSONSource | undefined;
  source?.setData({
    type: 'FeatureCollection',
    features: towns.map(({ name, lat, lng }) => ({
      type: 'Feature',
      properties: { name },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  });
}

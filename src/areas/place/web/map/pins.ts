import * as maplibre from 'maplibre-gl';
import { besideEachOther } from './beside.ts';
import { clustersOf, onOnePlace } from './clusters.ts';
import classes from './map.module.css';
import type { MapPoint } from './map-point.ts';

interface Pins {
  readonly points: readonly MapPoint[];
  readonly grouped: boolean;
  readonly open: (ids: readonly string[]) => void;
  /** Says how many stand as one. */
  readonly word: (count: number) => string;
}

/** Pixels between two pins that a thumb can tell apart. */
const APART = 40;
const ROOM = 64;

/** Puts pins onto a map, those that cover each other as one with their number; call the answer to take them away. */
export function showPins(map: maplibre.Map, { points, grouped, open, word }: Pins): () => void {
  let markers: maplibre.Marker[] = [];
  const clear = () => {
    for (const marker of markers) marker.remove();
  };
  const draw = () => {
    clear();
    markers = grouped ? groups() : alone();
    for (const marker of markers) marker.addTo(map);
  };
  const alone = () => {
    const offsets = besideEachOther(points);
    return points.map((point, at) => pinAt(point, offsets[at] ?? 0));
  };
  const pinAt = ({ id, label, lat, lng }: MapPoint, offset = 0) => {
    const element = button(label, classes.marker, () => open([id]));
    return new maplibre.Marker({ element, anchor: 'bottom', offset: [offset, 0] }).setLngLat([lng, lat]);
  };
  const groups = () => {
    const placed = points.map((point) => {
      const { x, y } = map.project([point.lng, point.lat]);
      return { point, x, y };
    });
    return clustersOf(placed, APART).map((group) => {
      const [first, ...others] = group.map(({ point }) => point);
      return first && others.length === 0 ? pinAt(first) : groupAt(group.map(({ point }) => point));
    });
  };
  const groupAt = (group: readonly MapPoint[]) => {
    const element = button(word(group.length), classes.group, () => {
      if (onOnePlace(group)) open(group.map(({ id }) => id));
      else map.fitBounds(boundsOf(group), { padding: ROOM });
    });
    element.textContent = String(group.length);
    const { lat, lng } = group[0] ?? { lat: 0, lng: 0 };
    return new maplibre.Marker({ element }).setLngLat([lng, lat]);
  };
  draw();
  if (grouped) map.on('zoomend', draw);
  return () => {
    map.off('zoomend', draw);
    clear();
  };
}

function boundsOf(points: readonly MapPoint[]): maplibre.LngLatBounds {
  return points.reduce((box, { lng, lat }) => box.extend([lng, lat]), new maplibre.LngLatBounds());
}

function button(label: string, className: string | undefined, press: () => void): HTMLElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className ?? '';
  element.title = label;
  element.setAttribute('aria-label', label);
  element.addEventListener('click', (event) => {
    event.stopPropagation();
    press();
  });
  return element;
}

import { Trans, useLingui } from '@lingui/react/macro';
import { type MouseEvent, useEffect, useState } from 'react';
import { type Countries, loadCountries, loadTowns, mapColours, type Town } from './base-map.ts';
import { clustersOf } from './clusters.ts';
import classes from './map.module.css';
import { boxAround, type MapBox, type MapPoint, type MapProps } from './map-point.ts';

const WIDTH = 640;
const HEIGHT = 320;
const APART = 24;

/** A still picture of the same places, for browsers that cannot draw a map that moves. */
export default function DrawnMap({ points, around, here, onOpen, onOpenMany, onPick }: MapProps) {
  const { t } = useLingui();
  const box = boxAround({ points, around, here }, WIDTH / HEIGHT);
  const { land, towns } = useDrawing(box);
  const colours = mapColours();
  const open = onOpenMany ? (id: string) => onOpenMany([id]) : onOpen;
  const pick = (event: MouseEvent<SVGSVGElement>) => {
    const frame = event.currentTarget.getBoundingClientRect();
    const [x, y] = [(event.clientX - frame.left) / frame.width, (event.clientY - frame.top) / frame.height];
    onPick?.({ lat: latAt(y, box), lng: box.west + x * (box.east - box.west) });
  };
  return (
    <figure className={classes.drawn}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: coordinates can be typed beside it */}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t`Map`} onClick={pick}>
        <rect width={WIDTH} height={HEIGHT} fill={colours.sea} />
        {land && <path d={pathOf(land, box)} fill={colours.land} stroke={colours.border} strokeWidth={1} />}
        {towns.slice(0, 14).map((town) => {
          const [x, y] = project(town, box);
          return (
            <g key={`${town.name} ${x}`} fill={colours.words}>
              <circle cx={x} cy={y} r={2} />
              <text
                x={x + 5}
                y={y + 4}
                fontSize={11}
                stroke={colours.halo}
                strokeWidth={3}
                paintOrder="stroke"
              >
                {town.name}
              </text>
            </g>
          );
        })}
        <Pins points={points} box={box} grouped={onOpenMany !== undefined} />
      </svg>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: many points scroll, with the keyboard too */}
      <figcaption tabIndex={0}>
        {points.map((point) => (
          <span key={point.id}>
            {open ? (
              <button type="button" onClick={() => open(point.id)}>
                {point.label}
              </button>
            ) : (
              point.label
            )}{' '}
            {point.lat.toFixed(4)}, {point.lng.toFixed(4)}
          </span>
        ))}
        <span>
          <Trans>Map data: Natural Earth, GeoNames</Trans>
        </span>
      </figcaption>
    </figure>
  );
}

function Pins({ points, box, grouped }: { points: readonly MapPoint[]; box: MapBox; grouped: boolean }) {
  const placed = points.map((point) => {
    const [x, y] = project(point, box);
    return { id: point.id, x, y };
  });
  return clustersOf(placed, grouped ? APART : 0).map((group) => {
    const [first] = group;
    if (!first) return null;
    const many = group.length > 1;
    return (
      <g key={first.id} transform={`translate(${first.x} ${first.y})`}>
        <circle r={many ? 13 : 8} className={classes.pin} />
        {many && (
          <text y={5} textAnchor="middle" fontSize={13} fontWeight={650} fill="#fff">
            {group.length}
          </text>
        )}
      </g>
    );
  });
}

/** Visitors' pages have no store of queries, so what is drawn is kept here. */
function useDrawing(box: MapBox): { land: Countries | undefined; towns: readonly Town[] } {
  const [land, setLand] = useState<Countries>();
  const [towns, setTowns] = useState<readonly Town[]>([]);
  const key = JSON.stringify(box);
  useEffect(() => {
    loadCountries().then(setLand, () => undefined);
  }, []);
  useEffect(() => {
    let wanted = true;
    void loadTowns(JSON.parse(key) as MapBox).then((found) => wanted && setTowns(found));
    return () => {
      wanted = false;
    };
  }, [key]);
  return { land, towns };
}

const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));

function project({ lat, lng }: { lat: number; lng: number }, box: MapBox): [number, number] {
  const x = ((lng - box.west) / (box.east - box.west)) * WIDTH;
  const [top, bottom] = [mercator(box.north), mercator(box.south)];
  const y = ((top - mercator(Math.max(-85, Math.min(85, lat)))) / (top - bottom)) * HEIGHT;
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

function latAt(share: number, box: MapBox): number {
  const [top, bottom] = [mercator(box.north), mercator(box.south)];
  return (Math.atan(Math.exp(top - share * (top - bottom))) * 360) / Math.PI - 90;
}

/** Only rings that touch the picture: the rest of the world would be a megabyte of path. */
function pathOf(land: Countries, box: MapBox): string {
  const rings = land.features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
  );
  return [-360, 0, 360]
    .flatMap((shift) => {
      const there = { ...box, west: box.west + shift, east: box.east + shift };
      return rings.filter((ring) => touches(ring, there)).map((ring) => [ring, there] as const);
    })
    .map(
      ([ring, there]) =>
        `M${ring.map(([lng = 0, lat = 0]) => project({ lat, lng }, there).join(' ')).join('L')}Z`,
    )
    .join('');
}

function touches(ring: readonly number[][], box: MapBox): boolean {
  const lngs = ring.map(([lng = 0]) => lng);
  const lats = ring.map(([, lat = 0]) => lat);
  const inWidth = Math.max(...lngs) >= box.west && Math.min(...lngs) <= box.east;
  return inWidth && Math.max(...lats) >= box.south && Math.min(...lats) <= box.north;
}

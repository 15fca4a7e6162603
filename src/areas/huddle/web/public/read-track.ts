import type { Track, TrackPoint } from '../../rules/track.ts';

/** 20 MB: a long day recorded each second has 5. */
const MAX_TRACK_BYTES = 20_000_000;

/** Reads a GPX file, its tracks or else its routes; undefined if there is no way in it. */
export async function readTrack(file: File): Promise<Track | undefined> {
  if (file.size > MAX_TRACK_BYTES) return undefined;
  const gpx = new DOMParser().parseFromString(await file.text(), 'application/xml');
  const parts = linesOf(gpx, 'trkseg', 'trkpt');
  const lines = parts.length > 0 ? parts : linesOf(gpx, 'rte', 'rtept');
  if (lines.length === 0) return undefined;
  const named = ['trk > name', 'rte > name', 'metadata > name'].map((path) => wordOf(gpx, path));
  return { name: named.find(Boolean) ?? file.name.replace(/\.\w+$/, ''), parts: lines };
}

function linesOf(gpx: Document, part: string, point: string): TrackPoint[][] {
  const parts = [...gpx.querySelectorAll(part)];
  return parts
    .map((each) => [...each.querySelectorAll(point)].flatMap((at) => pointOf(at) ?? []))
    .filter((points) => points.length > 1);
}

function pointOf(at: Element): TrackPoint | undefined {
  const [lat, lng] = [numberOf(at.getAttribute('lat')), numberOf(at.getAttribute('lon'))];
  if (lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180) return undefined;
  return { lat, lng, height: numberOf(wordOf(at, 'ele')) };
}

function wordOf(node: ParentNode, path: string): string {
  return (node.querySelector(path)?.textContent ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

function numberOf(words: string | null): number | null {
  const number = Number.parseFloat(words ?? '');
  return Number.isFinite(number) ? number : null;
}

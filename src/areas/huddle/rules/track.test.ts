import { describe, expect, it } from 'vitest';
import { measureTrack, type TrackPoint } from './track.ts';

/** One step north is 0.001 degrees: 111.2 metres. */
const line = (...heights: (number | null)[]): TrackPoint[] =>
  heights.map((height, at) => ({ lat: 46 + at / 1_000, lng: 7, height }));
const ascentOf = (...heights: (number | null)[]) =>
  measureTrack({ name: '', parts: [line(...heights)] }).ascent;

describe('HUD-20: how long a track is and how far it climbs', () => {
  it('adds up its way, and not the gap between two parts', () => {
    const there = line(500, 500, 500);
    const far = there.map((point) => ({ ...point, lng: 8 }));
    expect(measureTrack({ name: '', parts: [there] }).meters).toBe(222);
    expect(measureTrack({ name: '', parts: [there, far] }).meters).toBe(445);
  });

  it.each([
    ['up and down again', [500, 700, 500], 200],
    ['two hills', [500, 700, 600, 800, 500], 400],
    ['jumps of the GPS on the flat', [500, 503, 500, 503, 499, 503, 500], 0],
    ['a climb whose heights jump', [500, 520, 517, 540, 537, 560], 60],
    ['a slow climb in small steps', [500, 501, 502, 503, 504, 505, 506, 507, 508], 8],
    ['only down', [900, 700, 500], 0],
    ['below the sea', [-20, -10, 10], 30],
  ])('climbs: %s', (_, heights, ascent) => {
    expect(ascentOf(...heights)).toBe(ascent);
  });

  it('says nothing of a climb where the points have no height', () => {
    expect(ascentOf(null, null)).toBeNull();
    expect(measureTrack({ name: '', parts: [] })).toEqual({ meters: 0, ascent: null });
  });
});

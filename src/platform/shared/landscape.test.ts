import { describe, expect, it } from 'vitest';
import { landscapeSvg } from './landscape.ts';

const hours = Array.from({ length: 48 }, (_, index) => index / 2);

describe('generated landscapes', () => {
  it('are always the same for one object and hour, and differ between objects', () => {
    expect(landscapeSvg({ id: 'a', hour: 8 })).toBe(landscapeSvg({ id: 'a', hour: 8 }));
    const pictures = new Set(['a', 'b', 'c', 'd'].map((id) => landscapeSvg({ id, hour: 8 })));
    expect(pictures.size).toBe(4);
  });

  it('keep their mountains and change their sky over the day', () => {
    const mountains = (hour: number) => /url\(#r0\)" d="([^"]+)/.exec(landscapeSvg({ id: 'a', hour }))?.[1];
    expect(mountains(6.5)).toBe(mountains(13));
    expect(new Set(hours.map((hour) => landscapeSvg({ id: 'a', hour }).slice(0, 700))).size).toBeGreaterThan(
      24,
    );
  });

  it('stay small enough to stand inside a page, and hold no broken number', () => {
    for (const hour of [...hours, 24, -1, 25]) {
      const svg = landscapeSvg({ id: `object-${hour}`, hour });
      expect(svg.length).toBeLessThan(3600);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});

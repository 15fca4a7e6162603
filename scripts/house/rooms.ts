/** Where in the house a file stands. */
export interface Room {
  readonly floor: 'areas' | 'platform' | 'ui' | 'app' | 'outside';
  /** The area's name; empty elsewhere. */
  readonly area: string;
  /** `rules`, `contract`, `server`, `web`, `shared` …: the first folder below the area or the floor. */
  readonly part: string;
  /** What is left of the path below the part. */
  readonly rest: string;
}

/** The room of a path from the root; packages and everything not under `src` are outside. */
export function roomOf(path: string): Room {
  const [src, floor = '', ...below] = path.split('/');
  if (src !== 'src') return { floor: 'outside', area: '', part: '', rest: path };
  if (floor === 'areas') {
    const [area = '', part = '', ...rest] = below;
    return { floor, area, part: partOf(part), rest: rest.join('/') };
  }
  if (floor === 'platform' || floor === 'ui' || floor === 'app') {
    const [part = '', ...rest] = below;
    return { floor, area: '', part, rest: rest.join('/') };
  }
  return { floor: 'outside', area: '', part: '', rest: path };
}

/** `contract.ts` and the folder `contract` are one part. */
function partOf(name: string): string {
  return name.replace(/\.tsx?$/, '');
}

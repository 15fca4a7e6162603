import type { PictureCut } from '#platform/shared/picture-cut.ts';

/** Width to height of a cover, wherever it is shown. */
export const COVER_RATIO = 3;

/** How a cover is cut, as the API says it. */
export interface CoverCoordinate {
  readonly rotationAngle: number;
  readonly scale: number;
  readonly xcoordinate: number;
  readonly ycoordinate: number;
}

export function cutOf({ coverPhotoCoordinate: kept }: { coverPhotoCoordinate: CoverCoordinate }): PictureCut {
  return { x: kept.xcoordinate, y: kept.ycoordinate, scale: kept.scale, rotation: kept.rotationAngle };
}

export function coordinateOf({ x, y, scale, rotation }: PictureCut): CoverCoordinate {
  return { xcoordinate: x, ycoordinate: y, scale, rotationAngle: rotation };
}

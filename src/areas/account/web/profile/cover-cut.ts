import type { PictureCut } from '#platform/shared/picture-cut.ts';
import type { MyAccount } from '../parts/my-account.ts';

/** Width to height of a cover, wherever it is shown. */
export const COVER_RATIO = 3;

export function cutOf({ coverPhotoCoordinate: kept }: MyAccount): PictureCut {
  return { x: kept.xcoordinate, y: kept.ycoordinate, scale: kept.scale, rotation: kept.rotationAngle };
}

export function coordinateOf({ x, y, scale, rotation }: PictureCut) {
  return { xcoordinate: x, ycoordinate: y, scale, rotationAngle: rotation };
}

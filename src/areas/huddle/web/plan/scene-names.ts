import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { offeredScenes } from '../../rules/scene.ts';

/** What a scene that a host may choose is called; apart from the other names, which visitors load, too. */
export const sceneNames: Readonly<Record<(typeof offeredScenes)[number], MessageDescriptor>> = {
  RIDGE: msg`Ridge`,
  TREK: msg`Long trail`,
  CRAG: msg`Crag`,
  LAKE: msg`Lake`,
  MEADOW: msg`Meadow`,
  CAMP: msg`Camp`,
  ROAD: msg`Road`,
  AVENUE: msg`Avenue`,
  SLOPE: msg`Slope`,
  CITY: msg`City`,
  LAMPS: msg`Lamps at night`,
};

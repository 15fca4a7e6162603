import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Topic } from '../rules/topics.ts';

export const topicNames: Readonly<Record<Topic, MessageDescriptor>> = {
  FIRST_STEPS: msg`First steps`,
  GEAR: msg`Gear`,
  NAVIGATION: msg`Finding the way`,
  SAFETY: msg`Safety`,
  WEATHER: msg`Weather`,
  OVERNIGHT: msg`Nights outside`,
  MOUNTAINS: msg`Mountains`,
  WINTER: msg`Winter`,
  HEALTH: msg`Health`,
  FOOD: msg`Food`,
  FAMILY: msg`With children`,
  NATURE: msg`Nature`,
  ROUTES: msg`Routes`,
  STORIES: msg`Stories`,
};

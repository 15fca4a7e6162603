import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  type Icon,
  IconAward,
  IconCar,
  IconCompass,
  IconFlag,
  IconLeaf,
  IconMap2,
  IconMountain,
  IconRoute,
  IconShoe,
  IconSteeringWheel,
  IconSunrise,
  IconTent,
  IconTrekking,
  IconUsers,
} from '@tabler/icons-react';
import type { AwardId } from '../../rules/awards.ts';

interface AwardWords {
  /** What earned it. */
  readonly rule: MessageDescriptor;
  readonly Icon: Icon;
}

/** What earned each award, and its picture; what it is called is the same everywhere. */
export const awardWords: Readonly<Record<AwardId, AwardWords>> = {
  FIRST_OUTING: { rule: msg`Came along on a first outing.`, Icon: IconShoe },
  TEN_OUTINGS: { rule: msg`Was out ten times.`, Icon: IconTrekking },
  FIFTY_OUTINGS: { rule: msg`Was out fifty times.`, Icon: IconMap2 },
  FIRST_HOSTED: { rule: msg`Hosted an outing that people came to.`, Icon: IconFlag },
  HOST_OF_FIVE: { rule: msg`Hosted five outings.`, Icon: IconTent },
  HOST_OF_TWENTY: { rule: msg`Hosted twenty outings.`, Icon: IconAward },
  SUNRISE: { rule: msg`Set out before six in the morning.`, Icon: IconSunrise },
  FOUR_SEASONS: { rule: msg`Was out in every season.`, Icon: IconLeaf },
  MANY_SIDED: { rule: msg`Tried five kinds of outing.`, Icon: IconCompass },
  HUNDRED_KILOMETRES: { rule: msg`Covered 100 km together.`, Icon: IconRoute },
  TEN_THOUSAND_UP: { rule: msg`Climbed 10,000 m together.`, Icon: IconMountain },
  HELPER_WITH_RIDES: {
    rule: msg`Took somebody along in the car.`,
    Icon: IconCar,
  },
  DRIVER_OF_TEN: {
    rule: msg`Took others along ten times.`,
    Icon: IconSteeringWheel,
  },
  GOOD_COMPANY: { rule: msg`Was out with 25 different people.`, Icon: IconUsers },
};

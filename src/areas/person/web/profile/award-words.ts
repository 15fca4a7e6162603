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
  readonly name: MessageDescriptor;
  /** What earned it. */
  readonly rule: MessageDescriptor;
  readonly Icon: Icon;
}

export const awardWords: Readonly<Record<AwardId, AwardWords>> = {
  FIRST_OUTING: { name: msg`First steps`, rule: msg`Came along on a first outing.`, Icon: IconShoe },
  TEN_OUTINGS: { name: msg`Regular`, rule: msg`Was out ten times.`, Icon: IconTrekking },
  FIFTY_OUTINGS: { name: msg`Part of the trail`, rule: msg`Was out fifty times.`, Icon: IconMap2 },
  FIRST_HOSTED: { name: msg`Led the way`, rule: msg`Hosted an outing that people came to.`, Icon: IconFlag },
  HOST_OF_FIVE: { name: msg`Host of five`, rule: msg`Hosted five outings.`, Icon: IconTent },
  HOST_OF_TWENTY: { name: msg`Pillar of the club`, rule: msg`Hosted twenty outings.`, Icon: IconAward },
  SUNRISE: { name: msg`Sunrise hike`, rule: msg`Set out before six in the morning.`, Icon: IconSunrise },
  FOUR_SEASONS: { name: msg`Four seasons`, rule: msg`Was out in every season.`, Icon: IconLeaf },
  MANY_SIDED: { name: msg`Many-sided`, rule: msg`Tried five kinds of outing.`, Icon: IconCompass },
  HUNDRED_KILOMETRES: { name: msg`Hundred kilometres`, rule: msg`Covered 100 km together.`, Icon: IconRoute },
  TEN_THOUSAND_UP: { name: msg`Ten thousand up`, rule: msg`Climbed 10,000 m together.`, Icon: IconMountain },
  HELPER_WITH_RIDES: {
    name: msg`Helper with rides`,
    rule: msg`Took somebody along in the car.`,
    Icon: IconCar,
  },
  DRIVER_OF_TEN: {
    name: msg`Seats to spare`,
    rule: msg`Took others along ten times.`,
    Icon: IconSteeringWheel,
  },
  GOOD_COMPANY: { name: msg`Good company`, rule: msg`Was out with 25 different people.`, Icon: IconUsers },
};

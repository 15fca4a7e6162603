import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  type Icon,
  IconBook,
  IconCar,
  IconClockShield,
  IconPencil,
  IconTrekking,
  IconUsersGroup,
} from '@tabler/icons-react';

/** What is asked, or made, before there is a page. */
export type Asked = 'carpool' | 'post' | 'inspiration';

export interface Creation {
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly description: MessageDescriptor;
  readonly Icon: Icon;
  /** The page that makes one, or a question that comes first. */
  readonly opens: { readonly to: string } | { readonly dialog: Asked };
  /** Only for people with the beta flag. */
  readonly dev?: true;
}

/** What can be made from anywhere (SHELL-6): an area adds its line when its page is there. */
export const creations: readonly Creation[] = [
  {
    id: 'post',
    label: msg`Post`,
    description: msg`Tell those who follow you`,
    Icon: IconPencil,
    opens: { dialog: 'post' },
  },
  {
    id: 'inspiration',
    label: msg`Inspiration`,
    description: msg`Write what you learned`,
    Icon: IconBook,
    opens: { dialog: 'inspiration' },
  },
  {
    id: 'huddle',
    label: msg`Huddle`,
    description: msg`Ask people out`,
    Icon: IconTrekking,
    opens: { to: '/huddle/create' },
  },
  {
    id: 'community',
    label: msg`Community`,
    description: msg`Found a club`,
    Icon: IconUsersGroup,
    opens: { to: '/community/create' },
  },
  {
    id: 'carpool',
    label: msg`Carpool`,
    description: msg`Share the ride`,
    Icon: IconCar,
    opens: { dialog: 'carpool' },
  },
  {
    id: 'return-plan',
    label: msg`Return plan`,
    description: msg`Say when you will be back`,
    Icon: IconClockShield,
    opens: { to: '/return-plans/new' },
  },
];

/** Where the dialog about a new carpool leads. */
export const carpoolWays = {
  huddle: '/huddle/create?activity=general&features=carpooling',
  alone: '/huddle/carpool/create',
};

export function creationsFor(flags: { readonly beta: boolean }): readonly Creation[] {
  return creations.filter(({ dev }) => !dev || flags.beta);
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  type Icon,
  IconBell,
  IconBook,
  IconCar,
  IconHome,
  IconMessages,
  IconTrekking,
  IconUserCircle,
  IconUsersGroup,
} from '@tabler/icons-react';

/** What badges count: new notifications, rooms with something unread, invitations and requests of communities. */
export type Counted = 'notifications' | 'rooms' | 'communities';
export type Counts = Readonly<Record<Counted, number>>;

export interface SubMenu {
  readonly to: string;
  readonly label: MessageDescriptor;
  readonly description: MessageDescriptor;
  /** Shows how many things there wait for this person. */
  readonly counted?: Counted;
  /** Only for people with the dev or beta flag. */
  readonly dev?: true;
}

export interface MainMenu {
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly Icon: Icon;
  /** The first part of the addresses it stands for. */
  readonly areas: readonly string[];
  readonly items: readonly [SubMenu, ...SubMenu[]];
}

/** The side navigation (SHELL-7): only what exists; `navigation.test.ts` knows when a link leads nowhere. */
export const mainMenus: readonly MainMenu[] = [
  {
    id: 'home',
    label: msg`Home`,
    Icon: IconHome,
    areas: ['home', 'tag', 'place'],
    items: [
      { to: '/home', label: msg`Home`, description: msg`What comes next, what others write` },
      { to: '/home/chatbot', label: msg`Aurora`, description: msg`Ask in your own words` },
      { to: '/home/mine', label: msg`My posts`, description: msg`What you have written` },
      { to: '/home/saved', label: msg`Saved`, description: msg`Posts you want to find again` },
    ],
  },
  {
    id: 'huddle',
    label: msg`Huddles`,
    Icon: IconTrekking,
    areas: ['huddle', 'return-plans'],
    items: [
      { to: '/huddle/huddles', label: msg`Discover`, description: msg`Upcoming outings` },
      { to: '/huddle/mine', label: msg`My huddles`, description: msg`Where you go, host or wait` },
      { to: '/huddle/calendar', label: msg`Calendar`, description: msg`Your month, and its address` },
      { to: '/huddle/create', label: msg`Plan a huddle`, description: msg`Ask people out` },
    ],
  },
  {
    id: 'community',
    label: msg`Communities`,
    Icon: IconUsersGroup,
    areas: ['community'],
    items: [
      { to: '/community/discover', label: msg`Discover`, description: msg`Clubs that go out together` },
      {
        to: '/community',
        label: msg`My communities`,
        description: msg`Where you belong or are invited`,
        counted: 'communities',
      },
    ],
  },
  {
    id: 'inspiration',
    label: msg`Inspirations`,
    Icon: IconBook,
    areas: ['inspiration', 'explore'],
    items: [
      { to: '/inspiration', label: msg`Reading list`, description: msg`What you want to read` },
      { to: '/explore/inspiration', label: msg`Explore`, description: msg`Stories by topic, and search` },
      { to: '/inspiration/authored', label: msg`My inspirations`, description: msg`What you have written` },
    ],
  },
  {
    id: 'carpool',
    label: msg`Carpools`,
    Icon: IconCar,
    areas: ['carpool'],
    items: [
      { to: '/carpool', label: msg`Carpools`, description: msg`Who drives, who needs a ride` },
      {
        to: '/huddle/carpool/create',
        label: msg`Share a ride`,
        description: msg`Offer seats, or ask for one`,
      },
    ],
  },
  {
    id: 'chat',
    label: msg`Chat`,
    Icon: IconMessages,
    areas: ['chat'],
    items: [
      {
        to: '/chat',
        label: msg`Chat`,
        description: msg`Talk with people and groups`,
        counted: 'rooms',
        dev: true,
      },
    ],
  },
  {
    id: 'notification',
    label: msg`Notifications`,
    Icon: IconBell,
    areas: ['notification'],
    items: [
      {
        to: '/notification',
        label: msg`Notifications`,
        description: msg`What happened around you`,
        counted: 'notifications',
      },
    ],
  },
  {
    id: 'account',
    label: msg`You`,
    Icon: IconUserCircle,
    areas: ['account', 'setting'],
    items: [
      { to: '/account', label: msg`Account`, description: msg`How others see you, email, devices` },
      { to: '/account/people', label: msg`People`, description: msg`Followers, requests, blocked` },
      { to: '/setting', label: msg`Settings`, description: msg`Theme, language, units, notifications` },
    ],
  },
];

/** The main menu an address belongs to, by its entry or by its area; the first one when it belongs to none. */
export function activeMenu(pathname: string, menus: readonly MainMenu[]): MainMenu | undefined {
  const owner = menus.find(({ items }) => items.some(({ to }) => to === pathname));
  if (owner) return owner;
  const area = pathname.split('/')[1] ?? '';
  return menus.find((menu) => menu.areas.includes(area)) ?? menus[0];
}

/** What this person may see; a menu whose every entry is hidden is hidden too. */
export function menusFor(flags: { readonly dev: boolean; readonly beta: boolean }): readonly MainMenu[] {
  const seen = (item: SubMenu) => !item.dev || flags.dev || flags.beta;
  return mainMenus.flatMap((menu) => {
    const [first, ...rest] = menu.items.filter(seen);
    return first ? [{ ...menu, items: [first, ...rest] as const }] : [];
  });
}

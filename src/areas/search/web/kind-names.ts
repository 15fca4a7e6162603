import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  type Icon,
  IconBook2,
  IconCar,
  IconMapPin,
  IconMessage2,
  IconTrekking,
  IconUser,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { SearchKind } from '../rules/kinds.ts';

/** A kind as a tab, and as what one of it is. */
export const kindNames: Readonly<
  Record<
    SearchKind,
    { readonly many: MessageDescriptor; readonly one: MessageDescriptor; readonly Icon: Icon }
  >
> = {
  HUDDLE: { many: msg`Huddles`, one: msg`Huddle`, Icon: IconTrekking },
  COMMUNITY: { many: msg`Communities`, one: msg`Community`, Icon: IconUsersGroup },
  PERSON: { many: msg`People`, one: msg`Person`, Icon: IconUser },
  INSPIRATION: { many: msg`Inspirations`, one: msg`Inspiration`, Icon: IconBook2 },
  POST: { many: msg`Posts`, one: msg`Post`, Icon: IconMessage2 },
  CARPOOL: { many: msg`Carpools`, one: msg`Carpool`, Icon: IconCar },
  PLACE: { many: msg`Places`, one: msg`Place`, Icon: IconMapPin },
};

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Profession } from '../rules/badges.ts';

export const professionNames: Readonly<Record<Profession, MessageDescriptor>> = {
  DOCTOR: msg`Doctor`,
  NUTRITIONIST: msg`Nutritionist`,
  PHYSICAL_THERAPIST: msg`Physical therapist`,
  GUIDE: msg`Guide`,
};

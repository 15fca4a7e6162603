import type { Locale } from '#platform/shared/locale.ts';
import type { Profession } from './badges.ts';

/** What each badge is called inside a sentence of a notification or a mail. */
export const badgeNames: Readonly<Record<Locale, Readonly<Record<Profession, string>>>> = {
  en: {
    DOCTOR: 'doctor',
    NUTRITIONIST: 'nutritionist',
    PHYSICAL_THERAPIST: 'physical therapist',
    GUIDE: 'guide',
  },
  de: {
    DOCTOR: 'Ärztin oder Arzt',
    NUTRITIONIST: 'Ernährungsberatung',
    PHYSICAL_THERAPIST: 'Physiotherapie',
    GUIDE: 'Bergführung',
  },
};

import type { Locale } from '#platform/shared/locale.ts';
import type { AwardId } from './awards.ts';

type Names = Readonly<Record<AwardId, string>>;

const english: Names = {
  FIRST_OUTING: 'First steps',
  TEN_OUTINGS: 'Regular',
  FIFTY_OUTINGS: 'Part of the trail',
  FIRST_HOSTED: 'Led the way',
  HOST_OF_FIVE: 'Host of five',
  HOST_OF_TWENTY: 'Pillar of the club',
  SUNRISE: 'Sunrise hike',
  FOUR_SEASONS: 'Four seasons',
  MANY_SIDED: 'Many-sided',
  HUNDRED_KILOMETRES: 'Hundred kilometres',
  TEN_THOUSAND_UP: 'Ten thousand up',
  GOOD_COMPANY: 'Good company',
  HELPER_WITH_RIDES: 'Helper with rides',
  DRIVER_OF_TEN: 'Seats to spare',
};

const german: Names = {
  FIRST_OUTING: 'Erste Schritte',
  TEN_OUTINGS: 'Stammgast',
  FIFTY_OUTINGS: 'Teil des Wegs',
  FIRST_HOSTED: 'Vorangegangen',
  HOST_OF_FIVE: 'Fünfmal Gastgeber',
  HOST_OF_TWENTY: 'Stütze des Vereins',
  SUNRISE: 'Sonnenaufgangstour',
  FOUR_SEASONS: 'Vier Jahreszeiten',
  MANY_SIDED: 'Vielseitig',
  HUNDRED_KILOMETRES: 'Hundert Kilometer',
  TEN_THOUSAND_UP: 'Zehntausend hinauf',
  GOOD_COMPANY: 'Gute Gesellschaft',
  HELPER_WITH_RIDES: 'Hilft mit Fahrten',
  DRIVER_OF_TEN: 'Immer ein Platz frei',
};

/** What each award is called: on its page, in notifications and in mails. */
export const awardNames: Readonly<Record<Locale, Names>> = { en: english, de: german };

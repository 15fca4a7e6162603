import type { UseFormReturnType } from '@mantine/form';
import { drafts } from '#platform/web/drafts.ts';
import { unitsIn } from '../../rules/units.ts';
import { proposeUsername } from '../../rules/username.ts';
import type { OnboardingForm } from '../mutations.ts';
import type { MyAccount } from '../public/my-account.ts';

export type OnboardingFields = OnboardingForm & { locale: string };
export type Onboarding = UseFormReturnType<OnboardingFields>;

/** The answers that the browser and the address already give; everything can be changed. */
export function firstAnswers(me: MyAccount | undefined): OnboardingFields {
  return { ...prefilled(me), ...resumed(me)?.values };
}

interface Resumed {
  readonly step: number;
  readonly values: OnboardingFields;
}

const DRAFT = 'onboarding';

/** Where this person left the form in this browser (GATE-7). */
export function resumed(me: MyAccount | undefined): Resumed | undefined {
  return me && drafts.read<Resumed>(DRAFT, me.id);
}

export function keepAnswers(owner: string | undefined, kept: Resumed): void {
  if (owner) drafts.save(DRAFT, owner, kept);
}

export function forgetAnswers(): void {
  drafts.forget(DRAFT);
}

/** Takes where somebody lives; units that nobody has changed by hand follow its country. */
export function moveHome(form: Onboarding, location: OnboardingFields['location']): void {
  const { timeZone, locale, units, location: before } = form.values;
  const guess = (home: OnboardingFields['location']) => unitsIn(timeZone, locale, home?.formattedAddress);
  const isGuess = JSON.stringify(units) === JSON.stringify(guess(before));
  form.setValues({ location, ...(isGuess && { units: guess(location) }) });
}

function prefilled(me: MyAccount | undefined): OnboardingFields {
  const language = navigator.language;
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
  return {
    displayName: me?.displayName ?? '',
    username: me?.username ?? proposeUsername(me?.email ?? ''),
    location: me?.location ?? null,
    interestTags: me?.detail.interestTags ?? [],
    units: unitsIn(timeZone, language, me?.location?.formattedAddress),
    timeZone,
    locale: /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/.test(language) ? language : 'en',
  };
}

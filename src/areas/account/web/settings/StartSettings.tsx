import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import type { LandingPage } from '../../rules/landing-pages.ts';
import type { MyAccount } from '../public/my-account.ts';
import { useChangeMe } from '../use-change-me.ts';
import { Section } from './Section.tsx';

/** The page that opens after logging in. */
export function StartSettings({ me }: { me: MyAccount }) {
  const { t } = useLingui();
  const change = useChangeMe();
  const pages: { value: LandingPage; label: string }[] = [
    { value: '/home', label: t`Home` },
    { value: '/huddle/huddles', label: t`Discover` },
    { value: '/huddle/mine', label: t`My huddles` },
    { value: '/notification', label: t`Notifications` },
  ];
  const choose = (value: string) => {
    const page = pages.find((known) => known.value === value)?.value;
    if (!page) return;
    const preference = { ...me.preference, landingPage: page };
    void change({ landingPage: page }, (known) => ({ ...known, preference }));
  };
  return (
    <Section title={<Trans>Start page</Trans>}>
      <NativeSelect
        size="md"
        label={t`After logging in, open`}
        value={me.preference.landingPage}
        data={pages}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    </Section>
  );
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { TabLinks } from '#ui/TabLinks.tsx';
import type { CommunityAccess } from '../../rules/access.ts';

export const tabs = ['Overview', 'Huddles', 'Messages', 'Members', 'Settings'] as const;
export type Tab = (typeof tabs)[number];

const names: Readonly<Record<Tab, MessageDescriptor>> = {
  Overview: msg`Overview`,
  Huddles: msg`Huddles`,
  Messages: msg({ message: 'Messages', context: 'what people write' }),
  Members: msg`Members`,
  Settings: msg`Settings`,
};

/** A tab that the address asks for is applied after this long. */
const APPLIED_AFTER_MS = 800;

export function tabsFor(sight: CommunityAccess): readonly Tab[] {
  if (sight === 'LEAD') return tabs;
  if (sight === 'INSIDE') return ['Overview', 'Huddles', 'Messages', 'Members'];
  return sight === 'ABOUT' ? ['Overview', 'Huddles'] : ['Overview'];
}

/** The tab of the address among those this viewer has; the first visit begins with the overview (COM-2). */
export function useTab(sight: CommunityAccess): Tab {
  const [search] = useSearchParams();
  const wanted = tabOf(sight, search.get('tab'));
  const [settled, setSettled] = useState(wanted === 'Overview');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), APPLIED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return settled ? wanted : 'Overview';
}

/** The tab of an address, for pages that are written before anybody waits. */
export function tabOf(sight: CommunityAccess, asked: string | null): Tab {
  return tabsFor(sight).find((tab) => tab === asked) ?? 'Overview';
}

export function CommunityTabs({ sight, chosen }: { sight: CommunityAccess; chosen: Tab }) {
  const { t } = useLingui();
  const shown = tabsFor(sight);
  if (shown.length === 1) return null;
  return (
    <TabLinks
      label={t`Parts of the community`}
      tabs={shown.map((tab) => ({ to: `?tab=${tab}`, name: t(names[tab]), chosen: tab === chosen }))}
    />
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { myCommunities } from '#areas/community/web/public/my-communities.ts';
import type { CommunityId } from '#platform/shared/ids.ts';
import type { Privacy } from '../../rules/state.ts';
import { privacyNames } from '../messages.ts';
import classes from './create.module.css';
import type { PlanFields } from './use-plan-form.ts';

/** Whose huddle it is, and who may see it. */
export function SeenByFields({ form }: { form: PlanFields }) {
  const { t } = useLingui();
  const narrow = useMediaQuery('(max-width: 30em)');
  const { privacy, communityId } = form.values;
  const choices: readonly Privacy[] = communityId
    ? ['PUBLIC', 'COMMUNITY', 'PRIVATE']
    : ['PUBLIC', 'PRIVATE'];
  return (
    <>
      <CommunityField form={form} />
      <div>
        <span className={classes.label} id="privacy-label">
          <Trans>Who may see it</Trans>
        </span>
        <SegmentedControl
          size="md"
          fullWidth
          orientation={narrow && communityId ? 'vertical' : 'horizontal'}
          aria-labelledby="privacy-label"
          data={choices.map((value) => ({ value, label: t(privacyNames[value]) }))}
          value={privacy}
          onChange={(value) => form.setFieldValue('privacy', value as Privacy)}
        />
        <p className={classes.hint}>
          <Meaning privacy={privacy} />
        </p>
      </div>
    </>
  );
}

/** One of my communities, where there are any; what the plan names already stays on the list while they are read. */
function CommunityField({ form }: { form: PlanFields }) {
  const { t } = useLingui();
  const { data } = useQuery(myCommunities);
  const { communityId, privacy } = form.values;
  const mine = data?.items.filter(({ id, planning }) => planning !== 'NO' || id === communityId) ?? [];
  const asks = mine.some(({ id, planning }) => id === communityId && planning === 'ASK');
  const known = mine.some(({ id }) => id === communityId);
  if (mine.length === 0 && communityId === null) return null;
  const choose = (id: string) => {
    form.setFieldValue('communityId', id ? (id as CommunityId) : null);
    // Without its community it is shown to fewer people, never to more.
    if (!id && privacy === 'COMMUNITY') form.setFieldValue('privacy', 'PRIVATE');
  };
  return (
    <NativeSelect
      size="md"
      label={t`Community`}
      data={[
        { value: '', label: t`None: a huddle of my own` },
        ...(communityId && !known ? [{ value: communityId, label: t`Another community` }] : []),
        ...mine.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={communityId ?? ''}
      description={asks ? t`An admin approves it before it is published.` : null}
      error={form.errors.communityId}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}

function Meaning({ privacy }: { privacy: Privacy }) {
  if (privacy === 'PUBLIC') return <Trans>Anyone may see it and answer.</Trans>;
  if (privacy === 'COMMUNITY') return <Trans>Only members of the community see it and answer.</Trans>;
  return <Trans>Only people with your link know it, and you accept each one.</Trans>;
}

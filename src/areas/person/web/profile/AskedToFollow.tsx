import { Trans, useLingui } from '@lingui/react/macro';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { ProfileView } from '../../contract/profile.ts';
import { answerFollowRequest } from '../public/relation-verbs.ts';
import { useRelation } from '../relations/use-relation.ts';
import classes from './Profile.module.css';

/** They wait for my answer: it can be given where one sees who they are. */
export function AskedToFollow({ profile: { id, displayName } }: { profile: ProfileView }) {
  const { t } = useLingui();
  const change = useRelation();
  return (
    <div className={classes.banner} data-tone="waiting">
      <p dir="auto">
        <Trans>{displayName} asks to follow you.</Trans>
      </p>
      <SubmitButton
        size="small"
        aria-label={t`Accept ${displayName}`}
        onPress={() => change(() => answerFollowRequest(id, true))}
      >
        <Trans>Accept</Trans>
      </SubmitButton>
      <SubmitButton
        size="small"
        look="outline"
        aria-label={t`Decline ${displayName}`}
        onPress={() => change(() => answerFollowRequest(id, false))}
      >
        <Trans>Decline</Trans>
      </SubmitButton>
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck, IconClock, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { canFollow, type FollowState } from '../../rules/relation.ts';
import { follow } from '../public/relation-verbs.ts';
import { useRelation } from './use-relation.ts';

interface FollowButtonProps {
  person: { readonly id: string; readonly displayName: string };
  /** How I follow them. */
  mine: FollowState;
  self?: boolean;
  size?: 'small' | 'medium';
}

/** Follow, Following or Follow Requested; shows what the press asks for at once (PER-2). */
export function FollowButton({ person, mine, self = false, size = 'medium' }: FollowButtonProps) {
  const { t } = useLingui();
  const change = useRelation();
  const [isSent, setIsSent] = useState(false);
  const shown = isSent && mine === 'NONE' ? 'FOLLOWING' : mine;
  const follows = async () => {
    let asked = false;
    const work = async () => {
      const answer = await follow(person.id);
      asked = answer.connectionState === 'CONNECT_REQUESTED';
      return { message: asked ? answer.message : t`You followed the ${person.displayName}` };
    };
    setIsSent(true);
    await change(work);
    setIsSent(false);
  };
  return (
    <SubmitButton
      size={size}
      look={shown === 'NONE' ? 'filled' : 'outline'}
      disabled={!canFollow({ self, mine: shown })}
      onPress={() => void follows()}
      aria-label={shown === 'NONE' ? t`Follow ${person.displayName}` : undefined}
    >
      <FollowWords mine={shown} />
    </SubmitButton>
  );
}

const icon = { size: 18, 'aria-hidden': true } as const;

function FollowWords({ mine }: { mine: FollowState }) {
  if (mine === 'FOLLOWING') {
    return (
      <>
        <IconCheck {...icon} /> <Trans>Following</Trans>
      </>
    );
  }
  return mine === 'REQUESTED' ? (
    <>
      <IconClock {...icon} /> <Trans>Follow Requested</Trans>
    </>
  ) : (
    <>
      <IconUserPlus {...icon} /> <Trans>Follow</Trans>
    </>
  );
}

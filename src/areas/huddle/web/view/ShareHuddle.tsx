import { Trans } from '@lingui/react/macro';
import { IconShare } from '@tabler/icons-react';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { useShare } from '../use-share.ts';

/** Stands at the head of the page, outside the menu that closes at the start (HUD-27). */
export function ShareHuddle({ huddle }: { huddle: HuddleView }) {
  const share = useShare(huddle);
  return (
    <SubmitButton look="plain" size="small" icon={<IconShare aria-hidden size={20} />} onPress={share}>
      <Trans>Share</Trans>
    </SubmitButton>
  );
}

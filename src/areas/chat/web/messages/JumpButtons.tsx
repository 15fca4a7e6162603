import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Action } from '#ui/Action.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import classes from './JumpButtons.module.css';
import type { ScrollPlace } from './use-scroll-place.ts';

/** The ways to the first unread and to the newest message, over what was said. */
export function JumpButtons({ place, unread }: { place: ScrollPlace; unread: number }) {
  const { t } = useLingui();
  const { toUnread, toNewest } = place;
  return (
    <>
      {toUnread && (
        <div className={classes.up}>
          <SubmitButton
            size="small"
            aria-label={t`To the first unread message`}
            icon={<IconArrowUp aria-hidden size={18} />}
            onPress={toUnread}
          >
            {unread >= 100 ? (
              <Trans>99+ new messages</Trans>
            ) : (
              <Plural value={unread} one="# new message" other="# new messages" />
            )}
          </SubmitButton>
        </div>
      )}
      {toNewest && (
        <div className={classes.down}>
          <Action
            look="outline"
            aria-label={t`To the newest message`}
            icon={<IconArrowDown aria-hidden size={20} />}
            onClick={toNewest}
          >
            {null}
          </Action>
        </div>
      )}
    </>
  );
}

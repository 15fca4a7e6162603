import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Action } from '#ui/Action.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import type { ReplyView } from '../contract.ts';
import type { CommentSubject } from './public/Discussion.tsx';
import { removeComment } from './queries.ts';
import { useSay } from './use-say.ts';

/** Takes words back, after one question. */
export function RemoveComment({ ground, comment }: { ground: CommentSubject; comment: ReplyView }) {
  const { t } = useLingui();
  const { id, text } = comment;
  const say = useSay(ground);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Action look="plain" size="small" onClick={() => setAsking(true)}>
        <Trans>Remove</Trans>
      </Action>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={<Trans>Remove this comment?</Trans>}
        confirm={<Trans>Yes, remove</Trans>}
        danger
        onConfirm={async () => {
          if (await say(() => removeComment(ground.about, id, t`Remove: ${text}`))) setAsking(false);
        }}
      >
        <Trans>Its words are gone for good. Replies stay.</Trans>
      </ConfirmDialog>
    </>
  );
}

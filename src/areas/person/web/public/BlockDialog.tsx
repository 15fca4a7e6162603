import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { wordProblem } from '#platform/web/api-problem.ts';
import { latePart } from '#platform/web/lazy-part.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { showToast } from '#ui/toast.ts';
import { useRelation } from '../relations/use-relation.ts';
import { block, unblock } from './relation-verbs.ts';

const HostedWith = latePart(() => import('#areas/huddle/web/public/HostedWith.tsx'));

interface Blockable {
  readonly id: string;
  readonly displayName: string;
}

interface BlockDialogProps {
  person: Blockable;
  opened: boolean;
  onClose: () => void;
}

/** Asks before somebody is blocked, and says what that means (PER-9). */
export function BlockDialog({ person, opened, onClose }: BlockDialogProps) {
  const blockThem = useBlock(person);
  const { displayName } = person;
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={<Trans>Block {displayName}?</Trans>}
      confirm={<Trans>Block</Trans>}
      onConfirm={blockThem}
      danger
    >
      <Trans>
        Neither of you sees the other any more, and you no longer follow each other. They are not told.
      </Trans>
      {opened && <HostedWith personId={person.id} />}
    </ConfirmDialog>
  );
}

/** Blocks, leaves the page that is no longer there, and offers to take it back while the toast stands. */
function useBlock({ id, displayName }: Blockable): () => Promise<void> {
  const { t } = useLingui();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const change = useRelation();
  const lift = async () => {
    await change(() => unblock(id));
    await queries.invalidateQueries();
  };
  return async () => {
    // Away first: the page of anyone who is blocked ends at once, for both.
    await navigate('/account/people?list=blocked');
    try {
      await block(id);
    } catch (error) {
      showToast({ kind: 'error', summary: t`Block`, detail: wordProblem(error) });
      return navigate(-1);
    }
    const action = { label: t`Undo`, run: () => void lift() };
    showToast({ kind: 'success', summary: t`${displayName} is blocked`, action });
    await queries.invalidateQueries();
  };
}

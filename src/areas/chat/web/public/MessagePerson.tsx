import { Trans, useLingui } from '@lingui/react/macro';
import { IconMessage } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { wordProblem } from '#platform/web/api-problem.ts';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import { openRoom } from '../mutations.ts';

/** Opens the conversation with somebody; who does not follow me is asked first (MSG-1). */
export default function MessagePerson({ personId }: { personId: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const open = async () => {
    try {
      const { id } = await openRoom({ kind: 'DIRECT', personId });
      await queries.invalidateQueries({ queryKey: ['room', 'list'] });
      await navigate(`/chat/view/${id}`);
    } catch (error) {
      showToast({ kind: 'error', summary: t`Conversation`, detail: wordProblem(error) });
    }
  };
  return (
    <SubmitButton look="outline" icon={<IconMessage aria-hidden size={20} />} onPress={open}>
      <Trans>Message</Trans>
    </SubmitButton>
  );
}

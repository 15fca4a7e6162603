import { useLingui } from '@lingui/react/macro';
import { Switch } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { wordProblem } from '#platform/web/api-problem.ts';
import { showToast } from '#ui/toast.ts';

interface ShownSwitchProps {
  username: string;
  shown: boolean;
  onChoose: (shown: boolean) => Promise<{ message: string }>;
}

/** Whether others see this part of my profile. */
export function ShownSwitch({ username, shown, onChoose }: ShownSwitchProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const choose = async (on: boolean) => {
    try {
      showToast({ kind: 'success', summary: (await onChoose(on)).message });
    } catch (error) {
      showToast({ kind: 'error', summary: t`Profile`, detail: wordProblem(error) });
    }
    await queries.invalidateQueries({ queryKey: ['person', 'trends', username] });
    await queries.invalidateQueries({ queryKey: ['person', 'companions', username] });
  };
  return (
    <Switch
      size="md"
      label={shown ? t`Others see this` : t`Only you see this`}
      labelPosition="left"
      checked={shown}
      onChange={(event) => void choose(event.currentTarget.checked)}
    />
  );
}

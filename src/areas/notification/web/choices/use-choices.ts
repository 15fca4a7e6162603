import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { wordProblem } from '#platform/web/api-problem.ts';
import { showToast } from '#ui/toast.ts';
import type { Choice } from '../../rules/choices.ts';
import { type Kind, kinds } from '../../rules/kinds.ts';
import { type Preset, presetChoice } from '../../rules/presets.ts';
import { type Choices, choicesQuery, choose, choosePreset, settingsQuery } from './choices.ts';

export type Change = Partial<Choice>;

const { queryKey } = choicesQuery;

/** How I am told of each kind; what is pressed stands at once, and falls back when it could not be saved. */
export function useChoices() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { data, isLoadingError: isError, isFetching, refetch } = useQuery(choicesQuery);
  const save = async (next: Choices['items'], send: () => Promise<unknown>) => {
    await queries.cancelQueries({ queryKey });
    const before = queries.getQueryData<Choices>(queryKey);
    queries.setQueryData<Choices>(queryKey, { items: next });
    try {
      await send();
    } catch (error) {
      queries.setQueryData(queryKey, before);
      showToast({ kind: 'error', summary: t`Notifications`, detail: wordProblem(error) });
    }
    // Wanting a digest brings one.
    await Promise.all(
      [queryKey, settingsQuery.queryKey].map((key) => queries.invalidateQueries({ queryKey: key })),
    );
  };
  const items = data?.items ?? [];
  return {
    items: data?.items,
    isError,
    retrying: isFetching,
    retry: () => void refetch(),
    change: (chosen: readonly Kind[], change: Change) =>
      save(
        items.map((item) => (chosen.includes(item.kind) ? { ...item, ...change } : item)),
        () => choose(chosen, change),
      ),
    preset: (preset: Preset) =>
      save(
        kinds.map((kind) => ({ kind, ...presetChoice(preset, kind) })),
        () => choosePreset(preset),
      ),
  };
}

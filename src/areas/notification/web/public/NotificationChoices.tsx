import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { wordProblem } from '#platform/web/api-problem.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { showToast } from '#ui/toast.ts';
import { type Choices, choicesQuery, saveChoice } from '../choices/choices.ts';
import { kindNames } from '../choices/kind-names.ts';
import classes from './NotificationChoices.module.css';

type Item = Choices['items'][number];

/** Per kind: in the app, and by mail at once or never (NOT-5). */
export function NotificationChoices() {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const { data, isLoadingError, isFetching, refetch } = useQuery(choicesQuery);
  const { queryKey } = choicesQuery;
  if (isLoadingError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <RowSkeletons count={5} />;

  const choose = async (item: Item) => {
    await queries.cancelQueries({ queryKey });
    const before = queries.getQueryData<Choices>(queryKey);
    const items = data.items.map((each) => (each.kind === item.kind ? item : each));
    queries.setQueryData<Choices>(queryKey, { items });
    try {
      await saveChoice(item.kind, item);
    } catch (error) {
      queries.setQueryData(queryKey, before);
      showToast({ kind: 'error', summary: t`Notifications`, detail: wordProblem(error) });
    }
    await queries.invalidateQueries({ queryKey });
  };

  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>What happened</Trans>
          </th>
          <th scope="col" className={classes.narrow}>
            <Trans>In the app</Trans>
          </th>
          <th scope="col" className={classes.narrow}>
            <Trans>By mail at once</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {data.items.map((item) => (
          <Row key={item.kind} item={item} name={i18n._(kindNames[item.kind])} onChoose={choose} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  item: Item;
  name: string;
  onChoose: (item: Item) => Promise<void>;
}

function Row({ item, name, onChoose }: RowProps) {
  const { t } = useLingui();
  const { inApp, mail } = item;
  const byMail = mail === 'AT_ONCE';
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Tick label={t`${name}: in the app`} on={inApp} onChange={(on) => onChoose({ ...item, inApp: on })} />
      </td>
      <td>
        <Tick
          label={t`${name}: by mail at once`}
          on={byMail}
          onChange={(on) => onChoose({ ...item, mail: on ? 'AT_ONCE' : 'NEVER' })}
        />
      </td>
    </tr>
  );
}

function Tick({
  label,
  on,
  onChange,
}: {
  label: string;
  on: boolean;
  onChange: (on: boolean) => Promise<void>;
}) {
  return (
    <label className={classes.tick}>
      <input
        type="checkbox"
        aria-label={label}
        checked={on}
        onChange={(event) => void onChange(event.currentTarget.checked)}
      />
    </label>
  );
}

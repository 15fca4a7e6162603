import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronDown } from '@tabler/icons-react';
import { type Group, kindsOf } from '../../rules/groups.ts';
import { ChannelRow, type Common } from './ChannelRow.tsx';
import type { Choices } from './choices.ts';
import classes from './GroupCard.module.css';
import { groupNames } from './group-names.ts';
import { kindNames } from './kind-names.ts';
import type { useChoices } from './use-choices.ts';

interface GroupCardProps {
  group: Group;
  items: Choices['items'];
  onChange: ReturnType<typeof useChoices>['change'];
}

/** One of the six rows, with each of its kinds behind it (NOT-6). */
export function GroupCard({ group, items, onChange }: GroupCardProps) {
  const { t, i18n } = useLingui();
  const own = items.filter(({ kind }) => kindsOf(group).includes(kind));
  const name = t(groupNames[group].name);
  const count = own.length;
  return (
    <section className={classes.group} aria-label={name}>
      <div className={classes.head}>
        <h3>{name}</h3>
        <p>{t(groupNames[group].words)}</p>
      </div>
      <ChannelRow
        name={name}
        of={commonOf(own)}
        onChange={(change) => void onChange(kindsOf(group), change)}
      />
      <details className={classes.details}>
        <summary>
          <Trans>Each of the {count} kinds</Trans>
          <IconChevronDown aria-hidden size={18} />
        </summary>
        <ul>
          {own.map((item) => (
            <li key={item.kind}>
              <span>{i18n._(kindNames[item.kind])}</span>
              <ChannelRow
                name={i18n._(kindNames[item.kind])}
                of={item}
                onChange={(change) => void onChange([item.kind], change)}
              />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function commonOf(items: Choices['items']): Common {
  const [first] = items;
  const same = <Value,>(read: (item: Choices['items'][number]) => Value): Value | null =>
    first && items.every((item) => read(item) === read(first)) ? read(first) : null;
  return {
    inApp: same(({ inApp }) => inApp),
    push: same(({ push }) => push),
    mail: same(({ mail }) => mail),
  };
}

import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, Select } from '@mantine/core';
import { timeZonesWith } from '#platform/shared/time-zones.ts';
import type { Units } from '../../rules/units.ts';
import type { MyAccount } from '../public/my-account.ts';
import { useUnitChoices } from '../unit-choices.ts';
import { useChangeMe } from '../use-change-me.ts';
import { Section } from './Section.tsx';
import classes from './settings.module.css';

/** Units and time zone: every distance and every hour in the app follows at once. */
export function UnitSettings({ me }: { me: MyAccount }) {
  const { t } = useLingui();
  const change = useChangeMe();
  const choices = useUnitChoices();
  const chooseUnit = (kind: keyof Units, value: string) => {
    const preference = { ...me.preference, [`${kind}Unit`]: value };
    void change({ units: { [kind]: value } }, (known) => ({ ...known, preference }));
  };
  const chooseZone = (timeZone: string | null) => {
    if (timeZone) void change({ timeZone }, (known) => ({ ...known, timeZone }));
  };
  return (
    <Section
      title={<Trans>Units and time</Trans>}
      lead={<Trans>Every distance and every hour follows at once.</Trans>}
    >
      <Select
        size="md"
        label={t`Time zone`}
        data={timeZonesWith(me.timeZone)}
        value={me.timeZone}
        searchable
        allowDeselect={false}
        onChange={chooseZone}
      />
      <div className={classes.two}>
        {choices.map(({ kind, label, data }) => (
          <NativeSelect
            key={kind}
            size="md"
            label={label}
            data={data}
            value={me.preference[`${kind}Unit`]}
            onChange={(event) => chooseUnit(kind, event.currentTarget.value)}
          />
        ))}
      </div>
    </Section>
  );
}

import { useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@mantine/core';
import classes from './ListOrMap.module.css';

export type ListOrMapView = 'list' | 'map';

/** Whether things are listed or stand on a map, too. */
export function ListOrMap({
  value,
  onChange,
}: {
  value: ListOrMapView;
  onChange: (view: ListOrMapView) => void;
}) {
  const { t } = useLingui();
  return (
    <SegmentedControl
      className={classes.views ?? ''}
      size="md"
      aria-label={t`View`}
      data={[
        { value: 'list', label: t`List` },
        { value: 'map', label: t`Map` },
      ]}
      value={value}
      onChange={(next) => onChange(next === 'map' ? 'map' : 'list')}
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { Badge } from '#ui/Badge.tsx';
import type { Profession } from '../../rules/badges.ts';
import { professionNames } from '../profession-names.ts';

/** A trade that moderators have checked. */
export function ProfessionBadge({ profession }: { profession: Profession }) {
  const { i18n } = useLingui();
  return (
    <Badge tone="brand" icon={<IconRosetteDiscountCheck aria-hidden size={16} />}>
      {i18n._(professionNames[profession])}
    </Badge>
  );
}

import '#ui/theme/mantine.css';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { myAccount } from '#areas/account/web/public/my-account.ts';
import { gateOf } from '#areas/account/web/public/way-through-gate.ts';
import { queryClient } from '#platform/web/queries.tsx';
import { session } from '#platform/web/session/session.ts';
import { ActionLink } from '#ui/Action.tsx';
import { startLiveUpdates } from '../live-updates.ts';
import { AvatarMenu } from './AvatarMenu.tsx';
import classes from './Doors.module.css';

/** The way home and the own menu on a public page; `visitor` when nobody is logged in after all. */
export default function MemberCorner({ visitor }: { visitor: ReactNode }) {
  const here = { queryKey: ['account', 'here'], queryFn: whoIsHere, retry: false, staleTime: 0 };
  const me = useQuery(here, queryClient());
  if (me.isPending) return <div className={classes.room} />;
  if (!me.data) return visitor;
  const gate = gateOf(me.data);
  if (gate) return <WayOn to={gate} />;
  return (
    <div className={classes.corner}>
      <ActionLink to="/home" size="small">
        <Trans>Go to Dashboard</Trans>
      </ActionLink>
      <AvatarMenu me={me.data} />
    </div>
  );
}

/** Who has signed up and is not in yet is led on, not asked to sign up again. */
function WayOn({ to }: { to: string }) {
  return (
    <ActionLink to={to} size="small">
      <Trans>Finish signing up</Trans>
    </ActionLink>
  );
}

async function whoIsHere() {
  if (!(await session.restore())) return null;
  // Asked again: who comes back from their first steps is another than who went there.
  const me = await queryClient().fetchQuery({ ...myAccount, staleTime: 0 });
  if (me.onboarded) startLiveUpdates(() => session.token());
  return me;
}

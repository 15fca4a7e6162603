import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconArmchair, IconCircleX, IconHourglass } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ActionLink } from '#ui/Action.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { CarpoolView } from '../../contract/views.ts';
import classes from '../carpool.module.css';
import { changeNames } from '../messages.ts';
import { acknowledgeCarpool, answerRideOffer } from '../mutations.ts';
import { useAct } from '../use-act.ts';

/** What waits on the viewer before anything else. */
export function Notices({ carpool }: { carpool: CarpoolView }) {
  const { t } = useLingui();
  const { status, cancelReason, mustAcknowledge, huddleMoved, ride } = carpool;
  if (status === 'CANCELLED') {
    return (
      <Notice Icon={IconCircleX} title={t`Called off`} label={<Trans>This carpool is cancelled.</Trans>}>
        <span dir="auto">{cancelReason}</span>
      </Notice>
    );
  }
  return (
    <>
      {mustAcknowledge && <Moved carpool={carpool} />}
      {huddleMoved && <HuddleMoved carpool={carpool} />}
      {ride?.state === 'OFFERED' && <Offered carpool={carpool} />}
      {ride?.state === 'WAITING' && (
        <Notice
          Icon={IconHourglass}
          title={t`Waiting`}
          label={<Trans>The driver would take you along; no seat is free yet.</Trans>}
        >
          <Trans>
            You are number {ride.queuePosition}. As soon as a seat is free that fits, it is yours and you are
            told.
          </Trans>
        </Notice>
      )}
    </>
  );
}

interface NoticeProps {
  Icon: typeof IconCircleX;
  title: string;
  label: ReactNode;
  children?: ReactNode;
  ways?: ReactNode;
}

function Notice({ Icon, title, label, children, ways }: NoticeProps) {
  return (
    <section className={classes.notice} aria-label={title}>
      <Icon aria-hidden size={24} stroke={1.7} />
      <p>
        <strong>{label}</strong> {children}
      </p>
      {ways && <span className={classes.buttons}>{ways}</span>}
    </section>
  );
}

function Moved({ carpool }: { carpool: CarpoolView }) {
  const { t } = useLingui();
  const act = useAct();
  const changed = carpool.movedWhat.map((change) => t(changeNames[change])).join(', ');
  return (
    <Notice
      Icon={IconAlertTriangle}
      title={t`Something has changed`}
      label={<Trans>The ride has changed.</Trans>}
      ways={
        <SubmitButton onPress={() => act(() => acknowledgeCarpool(carpool.id))}>
          <Trans>I have seen it</Trans>
        </SubmitButton>
      }
    >
      <Trans>New: {changed}. Look below, and tell the driver that you know.</Trans>
    </Notice>
  );
}

/** The huddle has moved: only its driver knows what follows (CAR-5). */
function HuddleMoved({ carpool: { id, huddle } }: { carpool: CarpoolView }) {
  const { t } = useLingui();
  const act = useAct();
  return (
    <Notice
      Icon={IconAlertTriangle}
      title={t`The huddle has moved`}
      label={<Trans>The huddle has moved. Do your times and places still fit?</Trans>}
      ways={
        <>
          <SubmitButton look="outline" onPress={() => act(() => acknowledgeCarpool(id))}>
            <Trans>They fit</Trans>
          </SubmitButton>
          <ActionLink to={`/carpool/edit/${id}`}>
            <Trans>Change them</Trans>
          </ActionLink>
        </>
      }
    >
      {huddle && <Link to={`/huddle/view/${huddle.id}`}>{huddle.name}</Link>}
    </Notice>
  );
}

function Offered({ carpool: { id, owner } }: { carpool: CarpoolView }) {
  const { t } = useLingui();
  const act = useAct();
  const name = <span dir="auto">{owner.displayName}</span>;
  return (
    <Notice
      Icon={IconArmchair}
      title={t`A seat for you`}
      label={<Trans>{name} offers to take you along.</Trans>}
      ways={
        <>
          <SubmitButton look="outline" onPress={() => act(() => answerRideOffer(id, false))}>
            <Trans>No, thank you</Trans>
          </SubmitButton>
          <SubmitButton onPress={() => act(() => answerRideOffer(id, true))}>
            <Trans>Ride along</Trans>
          </SubmitButton>
        </>
      }
    >
      <Trans>When you say yes, {name} learns where you wait, and you where to stand.</Trans>
    </Notice>
  );
}

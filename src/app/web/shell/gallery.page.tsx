import '#ui/theme/mantine.css';
import { IconMapPin, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { Action } from '#ui/Action.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { ClampText } from '#ui/ClampText.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { DateBadge } from '#ui/DateBadge.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { FaceRow } from '#ui/FaceRow.tsx';
import { FactRow } from '#ui/FactRow.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { ProgressText } from '#ui/ProgressText.tsx';
import { Scene } from '#ui/Scene.tsx';
import { CardSkeletons, RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import classes from './gallery.module.css';

const names = [
  'Asha Rao',
  'Ben Okafor',
  'Cleo',
  'Dana Petrova',
  'Eun-ji Park',
  '李 小龍',
  'María José de la Cruz',
];
const faces = names.map((name) => ({ id: name, name }));
const hours = [0, 5.5, 6.5, 9, 13, 17.6, 19.4, 20.8];
const clock = { locale: 'en', timeZone: 'Europe/Zurich' };

/** Every part of the look on one page, in development only. */
export default function GalleryPage() {
  return (
    <main id="content" className={classes.gallery}>
      <PageHeader title="Gallery" lead="Every part of the look" actions={<Action>Next step</Action>} />
      <div className={classes.grid}>
        {hours.map((hour) => (
          <Scene key={hour} id={`gallery-${hour}`} hour={hour} />
        ))}
      </div>
      <Card className={classes.row}>
        {faces.map((face) => (
          <Avatar key={face.id} face={face} />
        ))}
        <FaceRow faces={faces} total={42} />
        <DateBadge instant={new Date('2026-11-28T07:30:00Z')} clock={clock} />
        <Badge>Quiet</Badge>
        <Badge tone="brand">You are going</Badge>
        <Badge tone="waiting">Waiting, 3rd</Badge>
        <Badge tone="danger">Cancelled</Badge>
      </Card>
      <Deeds />
      <Card>
        <FactRow
          facts={[
            { Icon: IconMapPin, label: 'Where', value: 'Brunni', detail: 'Schwyz, Switzerland' },
            { Icon: IconUsers, label: 'Who', value: 'Ben and 2 guests are coming' },
          ]}
        />
        <ClampText text="Meet below the clock, left of the kiosk." beginning="Meet below the clock" />
        <ProgressText share={0.4} onCancel={() => undefined}>
          Uploading the picture
        </ProgressText>
      </Card>
      <CardSkeletons count={3} />
      <RowSkeletons count={2} />
      <EmptyState picture="gallery">Nothing here yet.</EmptyState>
      <ErrorState onRetry={() => undefined} />
    </main>
  );
}

function Deeds() {
  const [asking, setAsking] = useState(false);
  const wait = () => new Promise((resolve) => setTimeout(resolve, 1_500));
  return (
    <Card className={classes.row}>
      <SubmitButton onPress={wait}>Takes a while</SubmitButton>
      <Action
        look="outline"
        onClick={() => showToast({ kind: 'success', summary: 'Saved', detail: 'For 5 s.' })}
      >
        Toast
      </Action>
      <Action look="plain" onClick={() => setAsking(true)}>
        Dialog
      </Action>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title="Withdraw?"
        confirm="Withdraw"
        onConfirm={wait}
        danger
      >
        Your place goes to the next in the queue.
      </ConfirmDialog>
    </Card>
  );
}

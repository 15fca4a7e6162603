import { Trans, useLingui } from '@lingui/react/macro';
import { CommunitiesNear } from '#areas/community/web/public/CommunitiesNear.tsx';
import { PeopleNear } from '#areas/person/web/public/PeopleNear.tsx';
import { Card } from '#ui/Card.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import classes from '../gate-page.module.css';

interface NearStepProps {
  near: { readonly lat: number; readonly lng: number };
  onDone: () => Promise<void>;
}

/** Set up and inside: who and what is around, to begin with somebody. */
export function NearStep({ near, onDone }: NearStepProps) {
  const { t } = useLingui();
  return (
    <Card>
      <div className={classes.title}>
        <PageHeader title={t`Welcome`} lead={<Trans>You are in. These are around you.</Trans>} />
      </div>
      <div className={classes.fields}>
        <PeopleNear near={near} />
        <CommunitiesNear near={near} />
      </div>
      <div className={classes.actions}>
        <SubmitButton onPress={onDone}>
          <Trans>Go on</Trans>
        </SubmitButton>
      </div>
    </Card>
  );
}

import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { courseOfView } from '../../rules/course.ts';
import classes from './PlanTools.module.css';
import { returnHuddle } from './plan-api.ts';
import { useManage } from './use-manage.ts';

/** What was cancelled takes place after all, or is planned again as a draft. */
export default function ReturnSheet({ huddle, onClose }: { huddle: HuddleView; onClose: () => void }) {
  const manage = useManage();
  const navigate = useNavigate();
  const isToCome = courseOfView(huddle, new Date()) === 'TO_COME';
  const back = (to: 'PUBLISHED' | 'DRAFT') => async () => {
    if (!(await manage(() => returnHuddle(huddle.id, to)))) return;
    onClose();
    if (to === 'DRAFT') await navigate(`/huddle/create?draft=${huddle.id}`);
  };
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Bring this huddle back?</Trans>}>
      <div className={classes.fields}>
        {isToCome && (
          <>
            <p>
              <Trans>
                As it was: everybody is told that it takes place, and who had a place still has it. Rides and
                the waiting list begin again.
              </Trans>
            </p>
            <SubmitButton wide onPress={back('PUBLISHED')}>
              <Trans>It takes place after all</Trans>
            </SubmitButton>
          </>
        )}
        <p>
          <Trans>
            As a draft: only its hosts see it, and all answers are deleted. Publish it again when it fits.
          </Trans>
        </p>
        <SubmitButton wide look="outline" onPress={back('DRAFT')}>
          <Trans>Make it a draft again</Trans>
        </SubmitButton>
      </div>
    </ResponsiveSheet>
  );
}

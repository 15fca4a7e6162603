import type { ReactNode } from 'react';
import { Card } from '#ui/Card.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { AdditionalCard } from './AdditionalCard.tsx';
import { DetailsCard, type ForMembers } from './DetailsCard.tsx';
import classes from './HuddleBody.module.css';
import { HuddleCover } from './HuddleCover.tsx';
import { HuddleFacts } from './HuddleFacts.tsx';
import { HuddleHeader } from './HuddleHeader.tsx';
import { LocationCard } from './LocationCard.tsx';

interface HuddleBodyProps extends ForMembers {
  huddle: HuddleView;
  now: Date;
  /** The buttons: links to the login for a visitor, answers for a member. */
  actions: ReactNode;
  /** Beside the name: it works before, during and after. */
  share?: ReactNode;
  /** At the foot: as long as it is there at all. */
  report?: ReactNode;
  /** What waits on the viewer, above everything else. */
  notices?: ReactNode;
  /** What members read before everything that stands for everybody: what the hosts wrote, what waits on a host. */
  lead?: ReactNode;
  /** What only members get: who comes, what is said, pictures. */
  children?: ReactNode;
}

/** The whole page of a huddle, the same for everybody but for what the server withheld. */
export function HuddleBody(props: HuddleBodyProps) {
  const { huddle, now, actions, share, report, notices, lead, children, ...mine } = props;
  return (
    <article className={classes.page}>
      <HuddleHeader huddle={huddle} now={now} cover={<HuddleCover huddle={huddle} />} />
      {notices}
      <Card className={classes.decide}>
        <HuddleFacts huddle={huddle} now={now} way={huddle.sight === 'LINK' ? null : '#location'} />
        {actions}
        {share && <div className={classes.share}>{share}</div>}
      </Card>
      {huddle.sight !== 'LINK' && (
        <div className={classes.columns}>
          <div className={classes.main}>
            {lead}
            <DetailsCard huddle={huddle} {...mine} />
          </div>
          <div className={classes.side}>
            <LocationCard huddle={huddle} />
            <AdditionalCard huddle={huddle} now={now} />
          </div>
          {children && <div className={classes.more}>{children}</div>}
        </div>
      )}
      {report && <div className={classes.report}>{report}</div>}
    </article>
  );
}

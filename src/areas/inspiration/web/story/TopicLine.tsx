import { useLingui } from '@lingui/react/macro';
import type { StoryCardView } from '../../contract/views.ts';
import { topicNames } from '../messages.ts';
import classes from './reader.module.css';

/** What a story is about, above its title. */
export function TopicLine({ story }: { story: StoryCardView }) {
  const { i18n } = useLingui();
  return (
    <p className={classes.topicLine}>{story.topics.map((topic) => i18n._(topicNames[topic])).join(' · ')}</p>
  );
}

export { activityNames, difficultyNames } from '../messages.ts';

import classes from '../carpool.module.css';

/** An empty description: it keeps fields side by side in line where only one of them is described. */
export const noWords = {
  description: '\u00a0',
  descriptionProps: { className: classes.noWords ?? '' },
} as const;

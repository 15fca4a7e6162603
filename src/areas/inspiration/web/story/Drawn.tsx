import type { ComponentProps } from 'react';

type DrawnProps = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> & {
  /** From `drawStory` and its parts, and from nothing else. */
  markup: string;
};

/** The one place where markup of ours becomes elements: made of a checked tree, text by text escaped (INS-4). */
export function Drawn({ markup, ...rest }: DrawnProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what is drawn is escaped where it is drawn
  return <div {...rest} dangerouslySetInnerHTML={{ __html: markup }} />;
}

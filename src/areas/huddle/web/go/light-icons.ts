import { IconCircleCheck, IconCircleX, IconProgressAlert } from '@tabler/icons-react';

/** How a light is drawn, so that it is not told by its colour alone. */
export const lightIcons = { GREEN: IconCircleCheck, AMBER: IconProgressAlert, RED: IconCircleX } as const;

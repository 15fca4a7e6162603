import { z } from 'zod';
import type { Contract } from '#platform/shared/wire.ts';

export const signInContract = {
  'GET /api/public/sign-in': {
    operation: 'getSignInSettings',
    summary: 'Where and how people log in.',
    access: 'anyone',
    reply: z.object({
      issuer: z.string(),
      clientId: z.string(),
      scope: z.string(),
      signUp: z.string(),
      embedded: z.boolean(),
      mailsStayHere: z.boolean(),
    }),
  },
} as const satisfies Contract;

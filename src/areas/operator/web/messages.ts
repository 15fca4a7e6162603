import { msg } from '@lingui/core/macro';
import type { Help } from '../rules/helps.ts';

export const helpNames: Readonly<Record<Help, ReturnType<typeof msg>>> = {
  GRANT_BETA: msg`Give the beta flag`,
  REVOKE_BETA: msg`Take the beta flag`,
  GRANT_DEV: msg`Give the dev flag`,
  REVOKE_DEV: msg`Take the dev flag`,
  GRANT_MODERATOR: msg`Make a moderator`,
  REVOKE_MODERATOR: msg`No longer a moderator`,
  GRANT_OPERATOR: msg`Make an operator`,
  REVOKE_OPERATOR: msg`No longer an operator`,
  GRANT_TRUST: msg`Lift the limits of newcomers`,
  REVOKE_TRUST: msg`Limit as a newcomer again`,
  SUSPEND: msg`Suspend`,
  LIFT: msg`Lift the suspension`,
  VERIFY_EMAIL: msg`Verify the address`,
  END_LOG_INS: msg`Log out everywhere`,
};

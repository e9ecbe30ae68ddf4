import type { BodyOf, confirmPasswordReset } from '@bitacora/contracts';
import { lazyResolver } from '../../lib/forms/lazy-resolver.ts';
import type { NewPasswordValues } from './use-new-password.ts';

export type NewPasswordBody = BodyOf<typeof confirmPasswordReset>;

/** Passwords that differ are told at the second one. */
export const newPasswordResolver = lazyResolver<NewPasswordValues, NewPasswordBody>(
  () => import('./new-password-rules.ts'),
  're_new_password',
);

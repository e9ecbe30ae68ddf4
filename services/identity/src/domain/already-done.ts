import { AlreadyDoneError } from '@bitacora/kernel';
import type { TokenPurpose } from './user-token.ts';

export const alreadyActive = () => new AlreadyDoneError('already_active', 'Esta cuenta ya está activa');

const alreadyConfirmed = (message: string) => () => new AlreadyDoneError('already_confirmed', message);

/** What a used link is told whose work is done; the others stop working like any that was cancelled. */
export const alreadyDone: Partial<Record<TokenPurpose, () => AlreadyDoneError>> = {
  activation: alreadyActive,
  'email-confirmation': alreadyConfirmed('Este correo ya está confirmado'),
  'email-undo': () => new AlreadyDoneError('already_undone', 'El cambio de correo ya está deshecho'),
  'account-confirmation': alreadyConfirmed('Ya confirmó que es usted'),
};

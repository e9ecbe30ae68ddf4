import { choices } from '@bitacora/contracts';

export const methodOptions = Object.entries(choices.payment_methods).map(([value, label]) => ({ value, label }));

import type {
  beginSecondFactor,
  BodyOf,
  confirmSecondFactor,
  getSecondFactor,
  SecondFactor,
} from '@bitacora/contracts';
import useSWR from 'swr';
import { api } from '../../lib/api/api.ts';
import { lazyResolver } from '../../lib/forms/lazy-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { session } from '../../lib/session/current-session.ts';
import { words } from './words.ts';

const PATH = '/auth/users/second_factor/' satisfies `${(typeof getSecondFactor)['path']}/`;

/** Whether the own account asks for a code. */
export function useSecondFactor() {
  return useSWR<SecondFactor, unknown>(PATH);
}

interface PasswordValues {
  current_password: string;
  /** A code of the app that another one is to replace; empty in every other case. */
  otp: string;
}

type PasswordBody = BodyOf<typeof beginSecondFactor>;

const passwordResolver = lazyResolver<PasswordValues, PasswordBody>(() => import('./password-rule.ts'));

/** Does what only the owner of the account may, who types the password again; `then` takes the answer. */
export function usePasswordForm<Answer>(action: '' | 'recovery_codes/' | 'remove/', then: (answer: Answer) => void) {
  return useFormLife<PasswordValues, PasswordBody, Answer>({
    start: { current_password: '', otp: '' },
    resolver: passwordResolver,
    labels: () => ({ current_password: words.begin.password, otp: words.move.code }),
    isShort: true,
    storesNothing: true,
    save: ({ otp, ...body }) => api.post(`${PATH}${action}`, { ...body, ...(otp && { otp }) }),
    onSaved: then,
  });
}

type CodeValues = BodyOf<typeof confirmSecondFactor>;

const codeResolver = lazyResolver<CodeValues, CodeValues>(() => import('./code-rule.ts'));

/** The first code of the app. Whoever was no staff without it works from then on. */
export function useCodeForm(then: (codes: string[]) => void) {
  return useFormLife<CodeValues, CodeValues, { recovery_codes: string[] }>({
    start: { code: '' },
    resolver: codeResolver,
    labels: () => ({ code: words.confirm.code }),
    isShort: true,
    storesNothing: true,
    save: (body) => api.post(`${PATH}confirm/`, body),
    onSaved: async ({ recovery_codes: codes }) => {
      then(codes);
      const token = await session.accessToken();
      // Who is there is asked anew with the new token.
      if (token) await session.renew(token);
    },
  });
}

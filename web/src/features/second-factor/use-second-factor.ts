import type {
  BegunSecondFactor,
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
}

const passwordResolver = lazyResolver<PasswordValues, PasswordValues>(() => import('./password-rule.ts'));
const lazyBegin = lazyResolver<BeginValues, PasswordValues & { otp?: string | undefined }>(
  () => import('./password-rule.ts'),
);

/** Does what only the owner of the account may, who types the password again; `then` takes the answer. */
export function usePasswordForm<Answer>(action: 'recovery_codes/' | 'remove/', then: (answer: Answer) => void) {
  return useFormLife<PasswordValues, PasswordValues, Answer>({
    start: { current_password: '' },
    resolver: passwordResolver,
    labels: () => ({ current_password: words.begin.password }),
    isShort: true,
    storesNothing: true,
    save: (body) => api.post(`${PATH}${action}`, body),
    onSaved: then,
  });
}

interface BeginValues extends PasswordValues {
  otp: string;
}

/** The password, and with an app that is to be replaced a code of it. */
export function useBeginForm(then: (begun: BegunSecondFactor) => void) {
  return useFormLife<BeginValues, PasswordValues & { otp?: string | undefined }, BegunSecondFactor>({
    start: { current_password: '', otp: '' },
    resolver: lazyBegin,
    labels: () => ({ current_password: words.begin.password, otp: words.move.code }),
    isShort: true,
    storesNothing: true,
    save: ({ otp, ...body }) => api.post(PATH, { ...body, ...(otp ? { otp } : {}) }),
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
      if (token) await session.renew(token);
      await session.loadUser();
    },
  });
}

import { CheckCircleIcon, MinusCircleIcon } from '@heroicons/react/20/solid';
import { PASSWORD_MINIMUM_LENGTH } from '@bitacora/contracts/constants';
import { words } from './words.ts';

const rules = [
  { text: words.password.length, isMet: (password: string) => password.length >= PASSWORD_MINIMUM_LENGTH },
  { text: words.password.digit, isMet: (password: string) => /\d/.test(password) },
  { text: words.password.cases, isMet: (password: string) => /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password) },
];

/** What a password needs (product 4.2), checked off while it is written. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <div className="text-small">
      <p className="font-medium">{words.password.rules}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {rules.map(({ text, isMet }) => {
          const isDone = isMet(password);
          const Icon = isDone ? CheckCircleIcon : MinusCircleIcon;
          return (
            <li key={text} className={`flex items-center gap-2 ${isDone ? 'text-ok' : 'text-ink-soft'}`}>
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              {text}
              <span className="sr-only">: {isDone ? words.password.met : words.password.notMet}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

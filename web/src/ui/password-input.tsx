import { EyeIcon, EyeSlashIcon } from '@heroicons/react/24/outline';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { controlStyle, FieldFrame, type FieldProps } from './field.tsx';
import { words } from './words.ts';

type PasswordInputProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>;

/** A password that can be shown while it is written; it says when the keyboard writes capitals only. */
export function PasswordInput({ label, hint, error, isOptional, className, ...input }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  const [isCapsLock, setIsCapsLock] = useState(false);
  // A browser that fills in a password sends keys without modifiers.
  const watchCapsLock = ({ nativeEvent: key }: KeyboardEvent) =>
    setIsCapsLock(key instanceof window.KeyboardEvent && key.getModifierState('CapsLock'));
  const Icon = isShown ? EyeSlashIcon : EyeIcon;
  return (
    <FieldFrame {...{ label, hint, error, isOptional, className }} id={input.id} name={input.name}>
      {(control) => (
        <>
          <div className="relative">
            <input
              autoCapitalize="none"
              spellCheck={false}
              {...input}
              {...control}
              type={isShown ? 'text' : 'password'}
              onKeyDown={watchCapsLock}
              onKeyUp={watchCapsLock}
              className={`${controlStyle} pr-12`}
            />
            <button
              type="button"
              aria-pressed={isShown}
              aria-label={isShown ? words.hidePassword : words.showPassword}
              aria-controls={control.id}
              className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-sea"
              onClick={() => setIsShown(!isShown)}
            >
              <Icon aria-hidden="true" className="size-5" />
            </button>
          </div>
          {isCapsLock && (
            <p role="status" className="text-small font-medium text-wait">
              {words.capsLock}
            </p>
          )}
        </>
      )}
    </FieldFrame>
  );
}

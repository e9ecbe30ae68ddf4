import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyle } from './button-style.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  /** At work: shows progress, keeps the focus and ignores presses. */
  isBusy?: boolean;
  /** What it says meanwhile; its usual words when not given. */
  busyText?: string;
  isWide?: boolean;
}

export function Button({
  look = 'main',
  isBusy = false,
  busyText,
  isWide = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={classNames(buttonStyle(look, isWide), className)}
      onClick={(event) => {
        // Not `disabled`: that would drop the focus. A submit is stopped here too, Enter in a field included.
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy && <Spinner />}
      {isBusy ? (busyText ?? children) : children}
    </button>
  );
}

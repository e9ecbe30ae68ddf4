import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle, FieldFrame, type FieldProps } from './field.tsx';

type TextInputProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

/** One line of text, a number, an address… by `type` and `inputMode`. Spread `register('name')` of a form into it. */
export function TextInput({ label, hint, error, isOptional, className, ...input }: TextInputProps) {
  return (
    <FieldFrame {...{ label, hint, error, isOptional, className }} id={input.id} name={input.name}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          className={classNames(controlStyle, input.type === 'number' && 'tabular')}
        />
      )}
    </FieldFrame>
  );
}

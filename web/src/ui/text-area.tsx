import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle, FieldFrame, type FieldProps } from './field.tsx';

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

export function TextArea({ label, hint, error, isOptional, className, ...area }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, hint, error, isOptional, className }} id={area.id} name={area.name}>
      {(control) => <textarea rows={4} {...area} {...control} className={classNames(controlStyle, 'resize-y')} />}
    </FieldFrame>
  );
}

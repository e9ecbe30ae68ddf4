import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A white sheet on the paper. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('rounded-card border border-line bg-white p-5 sm:p-6', className)} />;
}

import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

interface CardProps extends ComponentProps<'div'> {
  /** The page's one main sheet has a yellow edge on top. */
  isAccented?: boolean;
}

/** A white sheet on the paper. */
export function Card({ isAccented = false, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      data-card
      className={classNames(
        'rounded-card border border-line bg-white p-5 sm:p-6',
        isAccented && 'border-t-sun bg-[linear-gradient(var(--color-sun)_4px,transparent_4px)]',
        className,
      )}
    />
  );
}

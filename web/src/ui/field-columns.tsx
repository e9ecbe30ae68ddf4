import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** From which width on they stand beside each other. */
const columns = {
  sm: 'sm:grid-cols-2 sm:*:row-span-2 sm:*:data-field:grid-rows-subgrid',
  lg: 'lg:grid-cols-2 lg:*:row-span-2 lg:*:data-field:grid-rows-subgrid',
};

interface FieldColumnsProps extends ComponentProps<'div'> {
  from?: keyof typeof columns;
}

/** Fields beside each other, whose controls stand on one line whatever is said above or below them. */
export const FieldColumns = ({ from = 'sm', className, ...group }: FieldColumnsProps) => (
  <div {...group} className={classNames('grid grid-cols-1 gap-5', columns[from], className)} />
);

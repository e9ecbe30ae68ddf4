import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from './class-names.ts';

/** The look of a link in text, for plain anchors. */
export const textLinkStyle = 'font-medium text-sea underline decoration-sea/40 underline-offset-4 hover:decoration-sea';

export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames(textLinkStyle, className)} />;
}

import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonLook, buttonStyle } from './button-style.ts';
import { classNames } from './class-names.ts';

interface LinkButtonProps extends LinkProps {
  look?: ButtonLook;
  isWide?: boolean;
}

/** A link of the site that looks like a button. */
export function LinkButton({ look = 'main', isWide = false, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={classNames(buttonStyle(look, isWide), className)} />;
}

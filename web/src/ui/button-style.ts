import { classNames } from './class-names.ts';

export type ButtonLook = 'main' | 'secondary' | 'quiet' | 'danger';

const looks: Record<ButtonLook, string> = {
  main: 'bg-sun text-ink hover:bg-sun/80 active:bg-sun/90',
  secondary: 'border border-sea bg-white text-sea hover:bg-sea-tint active:bg-sea/20',
  quiet: 'text-sea hover:bg-sea-tint active:bg-sea/20',
  danger: 'border border-bad bg-white text-bad hover:bg-bad-tint active:bg-bad/20',
};

/** The classes of a button or of a link that looks like one; paper has nothing to press. */
export function buttonStyle(look: ButtonLook, isWide = false): string {
  return classNames(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 py-2 text-center text-body font-semibold transition-colors print:hidden',
    'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-line disabled:text-ink-soft aria-disabled:cursor-progress',
    looks[look],
    isWide && 'w-full',
  );
}

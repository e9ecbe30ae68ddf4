import { formatDollars } from '@bitacora/kernel';

/** An amount of dollars as Ecuador writes it, `$1.234,50`, in figures that line up. */
export function Money({ dollars }: { dollars: number }) {
  return <span className="tabular whitespace-nowrap">{formatDollars(dollars)}</span>;
}

import { momentText } from '@bitacora/kernel/dates';
import { type ReactNode, useEffect } from 'react';
import type { Agency } from '../../lib/agency.ts';
import { words } from './words.ts';

interface PrintHeadProps {
  /** In place of the title of the screen, and at the foot of every sheet. */
  title: string;
  agency: Agency | null;
  now: Date;
  /** What it says below its title. */
  children?: ReactNode;
}

/** Puts a line at the foot of every sheet while a screen is there (`styles/print.css`). */
function usePrintFoot(text: string): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--print-foot', `"${text.replaceAll(/["\\\n]/g, ' ')}"`);
    return () => void style.removeProperty('--print-foot');
  }, [text]);
}

/** What a sheet of paper has to say by itself: whose it is, of what, and of when. */
export function PrintHead({ title, agency, now, children }: PrintHeadProps) {
  usePrintFoot([agency?.name, title].filter(Boolean).join(' · '));
  return (
    <header className="print-head hidden border-b border-ink pb-3 print:block">
      <p className="flex justify-between gap-4 text-small">
        <span className="font-semibold">{agency?.name}</span>
        {/* Paper outlives the year. */}
        <span className="tabular">{words.printed(momentText(now.toISOString(), null))}</span>
      </p>
      <p className="mt-2 text-title font-bold">{title}</p>
      {children}
    </header>
  );
}

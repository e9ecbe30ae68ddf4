import type { JourneyView } from '@bitacora/contracts';
import { paperMessages } from '@bitacora/contracts/messages';
import { Notice } from '../../ui/notice.tsx';
import { isBehind } from './model/cancelled.ts';
import { papersToBring } from './model/papers-to-bring.ts';
import { words } from './words.ts';

/** What a journey asks for on paper: as its mails say it until it leaves, who travels also for the way back (product 16.13), its migration papers until it is over. */
export function PapersToBring({ journey, now }: { journey: JourneyView; now: Date }) {
  const needsMigrationDocs = journey.need_migration_docs;
  const papers = papersToBring(journey, now);
  if (isBehind(journey) || (!needsMigrationDocs && papers.length === 0)) return null;
  return (
    <Notice tone="info">
      <ul aria-label={words.papersToBring} className="grid gap-1 print:gap-0">
        {needsMigrationDocs && (
          <li>
            <strong className="font-semibold">{words.migrationDocs}.</strong> {words.migrationDocsHint}
          </li>
        )}
        {papers.map((paper) => (
          <li key={paper} className="print:hidden">
            <strong className="font-semibold">{paperMessages[paper].name}:</strong> {paperMessages[paper].text}
          </li>
        ))}
        {/* One line: on paper the first sheet is for the first flight. */}
        {papers.length > 0 && (
          <li className="hidden print:block">
            {words.papersOnPaper(papers.map((paper) => paperMessages[paper].name))}
          </li>
        )}
      </ul>
    </Notice>
  );
}

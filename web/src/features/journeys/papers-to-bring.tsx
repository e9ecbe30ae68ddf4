import { type JourneyView, neededPapers } from '@bitacora/contracts';
import { paperMessages } from '@bitacora/contracts/messages';
import { Notice } from '../../ui/notice.tsx';
import { isBehind } from './model/cancelled.ts';
import { words } from './words.ts';

/** What a journey asks for on paper: as its mails say it until it leaves (product 16.13), its migration papers until it is over. */
export function PapersToBring({ journey }: { journey: JourneyView }) {
  const { need_migration_docs: needsMigrationDocs, days_to_travel: days } = journey;
  // That of minors is among the migration papers.
  const papers = days < 0 ? [] : neededPapers(journey).filter((paper) => paper !== 'minors');
  if (isBehind(journey) || (!needsMigrationDocs && papers.length === 0)) return null;
  return (
    <div>
      {/* One line: on paper the first sheet is for the first flight. */}
      {papers.length > 0 && (
        <p className="hidden text-small print:block">
          {words.papersOnPaper(papers.map((paper) => paperMessages[paper].name))}
        </p>
      )}
      <div className={needsMigrationDocs ? undefined : 'print:hidden'}>
        <Notice tone="info">
          <ul aria-label={words.papersToBring} className="grid gap-1">
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
          </ul>
        </Notice>
      </div>
    </div>
  );
}

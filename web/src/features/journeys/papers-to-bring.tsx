import type { JourneyView } from '@bitacora/contracts';
import { Notice } from '../../ui/notice.tsx';
import { isBehind } from './model/cancelled.ts';
import { words } from './words.ts';

/** The migration papers that a journey asks for, until it is over. */
export function PapersToBring({ journey }: { journey: JourneyView }) {
  if (!journey.need_migration_docs || isBehind(journey)) return null;
  return (
    <Notice tone="info">
      <strong className="font-semibold">{words.migrationDocs}.</strong> {words.migrationDocsHint}
    </Notice>
  );
}

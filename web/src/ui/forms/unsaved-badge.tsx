import { Badge } from '../badge.tsx';
import { words } from './words.ts';

/** Beside what leads to a form in which something typed waits. */
export function UnsavedBadge() {
  return (
    // With an edge, as what begins at the edge of the row.
    <span className="self-center border border-transparent">
      <Badge tone="wait">{words.unsaved}</Badge>
    </span>
  );
}

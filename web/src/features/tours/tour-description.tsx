import type { Tour } from '@bitacora/contracts';

/** What staff wrote; an empty line begins a paragraph. */
export function TourDescription({ tour }: { tour: Tour }) {
  return (
    <div className="flex max-w-prose flex-col gap-3">
      {tour.description.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

import type { Tour } from '@bitacora/contracts';

const day = /^\s*(d[ií]as?\s+\d[^:.]*[:.])\s*/i;

type Part = { is: 'text'; text: string } | { is: 'days'; days: { name: string; text: string }[] };

/** An empty line begins a paragraph; lines that begin with a day (`Día 1: …`) are a list of them. */
function partsOf(description: string): Part[] {
  const parts: Part[] = [];
  for (const paragraph of description.split(/\n\s*\n/)) {
    for (const line of paragraph.split(/\n(?=\s*d[ií]as?\s+\d[^:.\n]*[:.])/i)) {
      const last = parts.at(-1);
      const [whole = '', name = ''] = day.exec(line) ?? [];
      const text = line.slice(whole.length);
      if (!name) parts.push({ is: 'text', text });
      else if (last?.is === 'days') last.days.push({ name, text });
      else parts.push({ is: 'days', days: [{ name, text }] });
    }
  }
  return parts;
}

/** What staff wrote, its days as a list. */
export function TourDescription({ tour }: { tour: Tour }) {
  return (
    <div className="flex max-w-prose flex-col gap-3">
      {partsOf(tour.description).map((part) =>
        part.is === 'text' ? (
          <p key={part.text} className="whitespace-pre-line">
            {part.text}
          </p>
        ) : (
          <ol key={part.days[0]?.name} className="flex flex-col gap-2 border-l-2 border-sun pl-4">
            {part.days.map(({ name, text }) => (
              <li key={name + text} className="whitespace-pre-line">
                <strong className="font-semibold">{name}</strong> {text}
              </li>
            ))}
          </ol>
        ),
      )}
    </div>
  );
}

import { testimonialsDefault } from '@bitacora/contracts/page-defaults';
import { useWebDocument } from '../../lib/content/use-web-document.ts';
import { words } from './words.ts';

/** What travellers tell of their journeys; nothing until staff have written it. */
export function Testimonials() {
  const entries = useWebDocument('Testimonials', testimonialsDefault)?.entries ?? [];
  if (entries.length === 0) return null;
  return (
    <section className="mt-12">
      <h2 className="text-title font-bold tracking-tight">{words.testimonials}</h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {entries.map(({ text, name, journey }) => (
          <li key={`${name} ${text}`}>
            <figure className="flex h-full flex-col rounded-card border border-line bg-white p-5">
              <blockquote className="grow border-l-4 border-sun pl-4 whitespace-pre-line">{text}</blockquote>
              <figcaption className="mt-4 text-small text-ink-soft">
                <span className="font-semibold text-ink">{name}</span> · {journey}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

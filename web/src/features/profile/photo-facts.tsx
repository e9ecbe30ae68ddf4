import type { LinkedIdPhotos } from '@bitacora/contracts';
import { FactsSection } from './facts.tsx';
import { StoredPhoto } from './photo-preview.tsx';
import { words } from './words.ts';

/** The photos of the document, each a link to itself in a new tab. */
export function PhotoFacts({ photos }: { photos: LinkedIdPhotos }) {
  const sides = [
    { name: words.photos.front, label: words.photos.frontOf, url: photos.front },
    { name: words.photos.back, label: words.photos.backOf, url: photos.back },
  ];
  return (
    <FactsSection id="fotos" title={words.photos.title} text={words.photos.text}>
      <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {sides.map(({ name, label, url }) => (
          <li key={name} className="flex flex-col gap-1">
            <span className="text-small text-ink-soft">{name}</span>
            {url === null ? (
              <StoredPhoto url={null} label={label} />
            ) : (
              <a href={url} target="_blank" rel="noreferrer" className="rounded-card">
                <StoredPhoto url={url} label={words.photos.open(label)} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </FactsSection>
  );
}

import type { LinkedIdPhotos } from '@bitacora/contracts';
import { profileMessages } from '@bitacora/contracts/messages';
import { FactsSection } from './facts.tsx';
import { StoredPhoto } from './photo-preview.tsx';

const messages = profileMessages.photos;

/** The photos of the document, each a link to itself in a new tab. */
export function PhotoFacts({ photos }: { photos: LinkedIdPhotos }) {
  const sides = [
    { name: messages.front, label: messages.frontOf, url: photos.front },
    { name: messages.back, label: messages.backOf, url: photos.back },
  ];
  return (
    <FactsSection id="fotos" title={messages.title} text={messages.text}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {sides.map(({ name, label, url }) => (
          <li key={name} className="flex flex-col gap-1">
            <span className="text-small text-ink-soft">{name}</span>
            {url === null ? (
              <StoredPhoto url={null} label={label} />
            ) : (
              <a href={url} target="_blank" rel="noreferrer" className="rounded-card">
                <StoredPhoto url={url} label={messages.open(label)} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </FactsSection>
  );
}

import type { StoredImage } from '@bitacora/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DrawnView } from '../../../ui/drawn-view.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { LongInput } from '../long-input.tsx';
import { words } from '../words.ts';
import { ImageButton } from '../../../ui/images/image-button.tsx';
import { useWaitForUpload } from './uploads-under-way.ts';
import { useContentImage } from './use-content-image.ts';

interface ImageFieldProps {
  name: string;
  label: string;
  value: StoredImage | null;
  onChange: (value: StoredImage | null) => void;
  /** What stands there without an image. */
  without: string;
  error?: string | undefined;
  altError?: string | undefined;
}

/** An image with the words for people who do not see it: chosen, replaced or taken away. */
export function ImageField({ name, label, value, onChange, without, error, altError }: ImageFieldProps) {
  const [isNew, setIsNew] = useState(false);
  const upload = useContentImage((image) => {
    setIsNew(true);
    // The new image shows something else: its words are written anew.
    onChange({ ...image, alt: '' });
  });
  useWaitForUpload(upload.progress !== null);
  return (
    <div className="flex flex-col gap-4">
      <div className="w-full max-w-96 overflow-hidden rounded-card border border-line bg-paper">
        {value ? (
          <Picture image={value} sizes="24rem" priority className="aspect-4/3 w-full" />
        ) : (
          <>
            <DrawnView className="aspect-16/9 w-full" />
            <p className="px-4 py-3 text-small text-ink-soft">{without}</p>
          </>
        )}
      </div>
      <p role="status" className="text-small font-medium empty:hidden">
        {isNew && value ? words.image.ready : ''}
      </p>
      <ImageButton
        name={value ? `${name}.file` : name}
        label={label}
        hint={words.image.hint}
        action={value ? words.image.replace : words.image.choose}
        upload={upload}
        error={error}
      />
      {value && (
        <>
          <LongInput
            rows={1}
            id={`${name}.alt`}
            label={words.image.alt}
            hint={words.image.altHint}
            value={value.alt}
            error={altError}
            onChange={(event) => onChange({ ...value, alt: event.target.value })}
          />
          <Button look="quiet" className="self-start" onClick={() => onChange(null)}>
            {words.image.remove}
          </Button>
        </>
      )}
    </div>
  );
}

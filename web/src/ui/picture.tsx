import type { StoredImage } from '@bitacora/contracts';
import { imageFormats, imagePath, type ImageFormat } from '@bitacora/contracts/renditions';
import { useRef } from 'react';
import { API_URL } from '../lib/environment.ts';
import { useIsNear } from '../lib/use-is-near.ts';
import { classNames } from './class-names.ts';

interface PictureProps {
  image: StoredImage;
  /** How wide it is shown, as the attribute `sizes` says it: the browser picks the rendition by it. */
  sizes: string;
  /** The first picture of a screen: loaded before all others. */
  priority?: boolean;
  className?: string;
  /** It is there, or will not come. */
  onSettled?: () => void;
}

const addresses = (image: StoredImage, format: ImageFormat) =>
  image.widths.map((width) => `${API_URL}${imagePath(image.id, width, format)} ${width}w`).join(', ');

/** A picture of the content store, in the smallest format and size that does; its place and colour come before it. */
export function Picture({ image, sizes, priority = false, className, onSettled }: PictureProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const width = image.widths.find((candidate) => candidate >= 960) ?? image.widths.at(-1) ?? image.width;
  const look = classNames('object-cover', className);
  // The first screen has the network for itself; the place of this picture is there meanwhile.
  if (!priority && !isNear) return <div ref={place} className={look} style={{ backgroundColor: image.color }} />;
  return (
    <picture className="contents">
      {imageFormats
        .filter((format) => format !== 'jpeg')
        .map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            sizes={sizes}
            srcSet={addresses(image, format)}
            className="hidden"
          />
        ))}
      {/* How it is loaded comes before its address, which some browsers follow at once. */}
      <img
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        sizes={sizes}
        srcSet={addresses(image, 'jpeg')}
        src={`${API_URL}${imagePath(image.id, width, 'jpeg')}`}
        className={look}
        style={{ backgroundColor: image.color }}
        onLoad={onSettled}
        onError={onSettled}
      />
    </picture>
  );
}

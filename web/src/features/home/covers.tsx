import type { StoredImage } from '@bitacora/contracts';
import { pictureSizes } from '@bitacora/contracts/renditions';
import { useState } from 'react';
import { Picture } from '../../ui/picture.tsx';
import { CarouselControls } from './carousel-controls.tsx';
import { useCarousel } from './use-carousel.ts';
import { words } from './words.ts';

/** The covers, one at a time (product 2.1); the pattern is the carousel of the ARIA authoring practices. */
export function Covers({ images }: { images: readonly StoredImage[] }) {
  const carousel = useCarousel(images.length);
  // The first cover comes alone; once the shown one has come, the next is loaded.
  const [settled, setSettled] = useState(-1);
  const { index, isMoving } = carousel;
  return (
    <section
      aria-roledescription={words.carousel.role}
      aria-label={words.carousel.name}
      {...carousel.holds}
      className="contents"
    >
      <div aria-live={isMoving ? 'off' : 'polite'} className="absolute inset-0">
        {images.map((image, slide) => (
          <div
            key={image.id}
            role="group"
            aria-roledescription={words.carousel.slideRole}
            aria-label={words.carousel.slide(slide + 1, images.length)}
            aria-hidden={slide !== index}
            className={`absolute inset-0 transition-opacity duration-200 ${slide === index ? '' : 'pointer-events-none opacity-0'}`}
          >
            {(slide <= settled || slide === index || slide === Math.min(settled, index) + 1) && (
              <Picture
                image={image}
                sizes={pictureSizes.cover}
                priority={slide === 0}
                className="size-full object-[72%_50%]"
                onSettled={() => setSettled((before) => Math.max(before, slide))}
              />
            )}
          </div>
        ))}
      </div>
      {images.length > 1 && (
        <div className="absolute right-1 bottom-9 left-3 flex justify-end sm:top-1 sm:right-4 sm:bottom-auto lg:not-low:top-auto lg:not-low:bottom-2 short:min-[30rem]:top-1 short:min-[30rem]:bottom-auto">
          <CarouselControls carousel={carousel} count={images.length} />
        </div>
      )}
    </section>
  );
}

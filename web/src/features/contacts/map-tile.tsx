import type { TileComponent } from 'pigeon-maps';
import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { DrawnTile } from './drawn-tile.tsx';

/** The map library names a tile by its place: `x-y-zoom`. */
function placeOf(key: string) {
  const [x = 0, y = 0, zoom = 0] = key.split('-').map(Number);
  return { x, y, zoom };
}

/** A tile: the drawn city, and over it the image of the tile service once it is there. A failed image leaves the drawing. */
export const MapTile: TileComponent = ({ tile, tileLoaded }) => {
  const [isThere, setIsThere] = useState(false);
  const { left, top, width, height, url, key } = tile;
  return (
    <div className="absolute" style={{ left, top, width, height }}>
      <DrawnTile place={placeOf(key)} />
      {url && (
        <img
          src={url}
          alt=""
          width={width}
          height={height}
          decoding="async"
          className={classNames('absolute inset-0 size-full transition-opacity', !isThere && 'opacity-0')}
          onLoad={() => {
            setIsThere(true);
            tileLoaded();
          }}
          onError={tileLoaded}
        />
      )}
    </div>
  );
};

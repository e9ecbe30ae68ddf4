import { MAP_HEIGHT_PIXELS, MAP_ZOOM } from '@bitacora/contracts/constants';
import { contactMessages } from '@bitacora/contracts/messages';
import { Map, Overlay, type Point } from 'pigeon-maps';
import { useState } from 'react';
import type { Agency } from '../../lib/agency.ts';
import { mapLink } from '../../lib/contact-links.ts';
import { prefersStillness } from '../../lib/prefers-stillness.ts';
import { siteSettings } from '../../lib/settings.ts';
import { textLinkStyle } from '../../ui/text-link.tsx';
import { AgencyMarker } from './agency-marker.tsx';
import { MapControls } from './map-controls.tsx';
import { MapTile } from './map-tile.tsx';

const messages = contactMessages.map;
const CREDIT = 'https://www.openstreetmap.org/copyright';
const zooms = { least: 12, most: 18 } as const;

/** Degrees that the map is wide and high at a zoom, nearly. */
const spanAt = (zoom: number) => (MAP_HEIGHT_PIXELS / 256) * (360 / 2 ** zoom);

/** Where the agency is (specification §2). Without tiles, and while they fail, the city is drawn. */
export function AgencyMap({ agency }: { agency: Agency }) {
  const home: Point = [agency.latitude, agency.longitude];
  const [view, setView] = useState({ center: home, zoom: MAP_ZOOM as number });
  const tiles = siteSettings().map_tiles_url;
  const tileAddress = (x: number, y: number, z: number) =>
    tiles?.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y)) ?? '';
  return (
    <figure>
      <div
        className="relative isolate overflow-hidden rounded-card border border-line bg-paper"
        style={{ height: MAP_HEIGHT_PIXELS }}
      >
        <Map
          center={view.center}
          zoom={view.zoom}
          height={MAP_HEIGHT_PIXELS}
          minZoom={zooms.least}
          maxZoom={zooms.most}
          provider={tileAddress}
          tileComponent={MapTile}
          animate={!prefersStillness()}
          twoFingerDrag
          twoFingerDragWarning={messages.twoFingers}
          metaWheelZoom
          metaWheelZoomWarning={messages.wheel}
          attribution={false}
          onBoundsChanged={({ center, zoom }) => setView({ center, zoom })}
        >
          <Overlay anchor={home} offset={[24, 48]}>
            <AgencyMarker agency={agency} />
          </Overlay>
        </Map>
        <MapControls
          onZoom={(steps) =>
            setView(({ center, zoom }) => ({
              center,
              zoom: Math.min(zooms.most, Math.max(zooms.least, Math.round(zoom) + steps)),
            }))
          }
          onMove={(right, down) =>
            setView(({ center, zoom }) => ({
              center: [center[0] - down * spanAt(zoom), center[1] + right * spanAt(zoom)],
              zoom,
            }))
          }
          onBack={() => setView({ center: home, zoom: MAP_ZOOM })}
        />
      </div>
      <figcaption className="mt-1 flex flex-wrap items-center justify-between gap-x-6 text-small text-ink-soft">
        {tiles ? (
          <a
            href={CREDIT}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center hover:underline"
          >
            {messages.credit}
          </a>
        ) : (
          <span>{messages.drawn}</span>
        )}
        <a
          href={mapLink(agency.latitude, agency.longitude)}
          target="_blank"
          rel="noopener noreferrer"
          className={`${textLinkStyle} inline-flex min-h-11 items-center`}
        >
          {messages.openMaps}
          <span className="sr-only"> ({contactMessages.opensInNewTab})</span>
        </a>
      </figcaption>
    </figure>
  );
}

import { MAP_HEIGHT_PIXELS } from '@bitacora/contracts/constants';
import { Map, Overlay, type Point } from 'pigeon-maps';
import type { Agency } from '../../lib/agency.ts';
import { prefersReducedMotion } from '../../lib/prefers-reduced-motion.ts';
import { siteSettings } from '../../lib/settings.ts';
import { AgencyMarker } from './agency-marker.tsx';
import { MapControls } from './map-controls.tsx';
import { MapTile } from './map-tile.tsx';
import { useMapView, zooms } from './use-map-view.ts';
import { words } from './words.ts';

/** The map within its frame. Without tiles, and while they fail, the city is drawn. */
export function MapView({ agency }: { agency: Agency }) {
  const home: Point = [agency.latitude, agency.longitude];
  const map = useMapView(home);
  const tiles = siteSettings().map_tiles_url;
  const tileAddress = (x: number, y: number, z: number) =>
    tiles
      ?.replace('{z}', String(z))
      .replace('{x}', String(x))
      .replace('{y}', String(y))
      // Many services spread their tiles over the hosts a, b and c; a tile is always asked of the same one.
      .replace('{s}', 'abc'.charAt((x + y) % 3)) ?? '';
  return (
    <>
      <Map
        center={map.view.center}
        zoom={map.view.zoom}
        height={MAP_HEIGHT_PIXELS}
        minZoom={zooms.least}
        maxZoom={zooms.most}
        provider={tileAddress}
        tileComponent={MapTile}
        animate={!prefersReducedMotion()}
        twoFingerDrag
        twoFingerDragWarning={words.map.twoFingers}
        metaWheelZoom
        metaWheelZoomWarning={words.map.wheel}
        attribution={false}
        onBoundsChanged={({ center, zoom }) => map.onShown({ center, zoom })}
        onAnimationStop={map.onRest}
      >
        <Overlay anchor={home} offset={[24, 48]}>
          <AgencyMarker agency={agency} />
        </Overlay>
      </Map>
      <MapControls onZoom={map.zoomBy} onMove={map.moveBy} onBack={map.goHome} />
    </>
  );
}

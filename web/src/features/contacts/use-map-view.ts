import { MAP_HEIGHT_PIXELS, MAP_ZOOM } from '@bitacora/contracts/constants';
import type { Point } from 'pigeon-maps';
import { useRef, useState } from 'react';

interface MapView {
  center: Point;
  zoom: number;
}

export const zooms = { least: 12, most: 18 } as const;

/** Degrees that the map is high at a zoom, nearly. */
const spanAt = (zoom: number) => (MAP_HEIGHT_PIXELS / 256) * (360 / 2 ** zoom);

const isSame = (a: MapView, b: MapView) =>
  a.zoom === b.zoom && a.center.every((degrees, i) => Math.abs(degrees - (b.center[i] ?? 0)) < 1e-9);

/**
 * What the map shows. Buttons set a goal that the map moves towards, and it tells of every step; until it is there those
 * steps are not taken for the person's own, else a second press during the way would be lost.
 */
export function useMapView(home: Point) {
  const [view, setView] = useState<MapView>({ center: home, zoom: MAP_ZOOM });
  const goal = useRef<MapView | null>(null);
  const change = (next: (from: MapView) => MapView) => {
    const wanted = next(goal.current ?? view);
    goal.current = wanted;
    setView(wanted);
  };
  return {
    view,
    zoomBy: (steps: 1 | -1) =>
      change(({ center, zoom }) => ({
        center,
        zoom: Math.min(zooms.most, Math.max(zooms.least, Math.round(zoom) + steps)),
      })),
    moveBy: (right: number, down: number) =>
      change(({ center: [latitude, longitude], zoom }) => ({
        center: [latitude - down * spanAt(zoom), longitude + right * spanAt(zoom)],
        zoom,
      })),
    goHome: () => change(() => ({ center: home, zoom: MAP_ZOOM })),
    /** The map tells where it is. */
    onShown: (shown: MapView) => {
      if (!goal.current) setView(shown);
      else if (isSame(shown, goal.current)) goal.current = null;
    },
    /** It came to rest, also because somebody took hold of it on the way. */
    onRest: () => {
      goal.current = null;
    },
  };
}

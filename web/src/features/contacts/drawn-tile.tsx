import { MAP_ZOOM } from '@bitacora/contracts/constants';
import type { Point } from 'pigeon-maps';
import { avenue, hills, inlet, island, park, river, streets } from './guayaquil-plan.ts';
import { words } from './words.ts';

const TILE = 256;
/** A little over the edge, so that no seam shows between two tiles. */
const DRAWN = 257;
const allStreets = streets();

/** Where a tile is in the grid of its zoom. */
export interface TilePlace {
  x: number;
  y: number;
  zoom: number;
}

/** Pixels of a point within a tile (Web Mercator). */
function pixelsIn({ x, y, zoom }: TilePlace) {
  return ([latitude, longitude]: Point): Point => {
    const size = 2 ** zoom;
    const angle = (latitude * Math.PI) / 180;
    const column = ((longitude + 180) / 360) * size;
    const row = ((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * size;
    return [(column - x) * TILE, (row - y) * TILE];
  };
}

/** The drawn city within one tile, under the tile's image: what is seen without tiles, or until they come. */
export function DrawnTile({ place }: { place: TilePlace }) {
  const project = pixelsIn(place);
  const scale = 2 ** (place.zoom - MAP_ZOOM);
  const path = (points: readonly Point[]) =>
    points
      .map((point, i) => {
        const [left, top] = project(point);
        return `${i ? 'L' : 'M'}${left.toFixed(1)} ${top.toFixed(1)}`;
      })
      .join('');
  const isDetailed = place.zoom >= MAP_ZOOM - 1;
  const label = (text: string, at: Point, turn = 0) => {
    const [left, top] = project(at);
    return (
      <text
        x={left}
        y={top}
        transform={`rotate(${turn} ${left.toFixed(1)} ${top.toFixed(1)})`}
        textAnchor="middle"
        className="fill-ink-soft text-small font-medium"
      >
        {text}
      </text>
    );
  };
  return (
    <svg
      viewBox={`0 0 ${DRAWN} ${DRAWN}`}
      aria-hidden="true"
      className="absolute top-0 left-0 max-w-none overflow-hidden"
      style={{ width: `${(DRAWN / TILE) * 100}%`, height: `${(DRAWN / TILE) * 100}%` }}
    >
      <rect width={DRAWN} height={DRAWN} className="fill-paper" />
      <rect width={DRAWN} height={DRAWN} className="fill-line opacity-55" />
      {isDetailed && (
        <path
          d={allStreets.map((street) => path(street)).join('')}
          className="fill-none stroke-white"
          strokeWidth={2.5 * scale}
        />
      )}
      <path d={path(avenue)} className="fill-none stroke-sun" strokeWidth={6 * scale} strokeLinecap="round" />
      <path d={`${path(park)}Z`} className="fill-ok opacity-35" />
      {hills.map(([middle, radius]) => {
        const [left, top] = project(middle);
        const [right] = project([middle[0], middle[1] + radius]);
        return <circle key={middle[1]} cx={left} cy={top} r={right - left} className="fill-ok opacity-25" />;
      })}
      <path d={path(inlet)} className="fill-none stroke-sea-tint" strokeWidth={26 * scale} strokeLinejoin="round" />
      <path
        d={path(inlet)}
        className="fill-none stroke-sea opacity-25"
        strokeWidth={26 * scale}
        strokeLinejoin="round"
      />
      <path d={`${path(river)}Z`} className="fill-sea-tint" />
      <path d={`${path(river)}Z`} className="fill-sea opacity-25" />
      <path d={path(river.slice(0, 8))} className="fill-none stroke-white" strokeWidth={7 * scale} />
      <path d={`${path(island)}Z`} className="fill-ok-tint" />
      {isDetailed && (
        <>
          {label(words.map.streets.main, [-2.18812, -79.8942], 7)}
          {label(words.map.streets.malecon, [-2.1869, -79.8787], -80)}
          {label(words.map.streets.river, [-2.1892, -79.8735], -78)}
          {label(words.map.streets.inlet, [-2.1945, -79.9036], 60)}
          {label(words.map.streets.park, [-2.1912, -79.8872], 7)}
          {label(words.map.streets.hill, [-2.1806, -79.8776])}
        </>
      )}
    </svg>
  );
}

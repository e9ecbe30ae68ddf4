import { validationMessages as messages } from '../messages/validation.ts';

/** Where something is on the map. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** A place as it was typed or pasted, or why it is none: `link` is an address that does not say where. */
export type TypedPlace = Point | { problem: 'unreadable' | 'link' };

const number = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;
const pair = String.raw`${number}\s*(?:[,;]|\s)\s*${number}`;

/** `-0.7432, -90.3138`, also in brackets, as `geo:`, or with the commas of a Spanish keyboard. */
const pairs = [
  new RegExp(String.raw`^(?:geo:)?\(?\s*${pair}\s*\)?(?:\?.*)?$`),
  /^\(?\s*([+-]?\d{1,3},\d{2,})\s*[;\s]\s*([+-]?\d{1,3},\d{2,})\s*\)?$/,
];

/** The address of a maps page, the pin itself before the middle of what it shows. */
const inLinks = [
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`[?&]mlat=${number}&mlon=${number}`),
  new RegExp(
    String.raw`[?&](?:query|q|ll|sll|daddr|destination|center|coordinate|cp)=(?:loc:)?${number}\s*[,~]\s*${number}`,
  ),
  new RegExp(String.raw`/(?:search|place|dir/[^/]*)/${number}\s*,\s*${number}`),
  new RegExp(`#map=[^/]+/${number}/${number}`),
  new RegExp(`@${number},${number}`),
];

/** Degrees as maps print them: `0°44'35.5"S 90°18'49.7"W`, `0.7432° S, 90.3138° W`. */
const degrees =
  /(\d{1,3}(?:[.,]\d+)?)\s*°\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*(?:["″”]|'')\s*)?([NSEWO])/gi;

function pointOf(latitude: number, longitude: number): Point | null {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

function inDegrees(text: string): Point | null {
  const [latitude, longitude, more] = [...text.matchAll(degrees)].map(([, whole, minutes, seconds, side = '']) => {
    const size = Number(whole?.replace(',', '.')) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600;
    return { side: side.toUpperCase(), value: Math.round(size * 1e6) / 1e6 };
  });
  if (!latitude || !longitude || more || !/[NS]/.test(latitude.side) || /[NS]/.test(longitude.side)) return null;
  return pointOf(
    latitude.side === 'S' ? -latitude.value : latitude.value,
    longitude.side === 'E' ? longitude.value : -longitude.value,
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

function firstOf(patterns: readonly RegExp[], text: string): Point | null {
  const [, latitude, longitude] = patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  return pointOf(Number(latitude.replace(',', '.')), Number(longitude.replace(',', '.')));
}

/**
 * Reads a place as people write or paste it: a pair of coordinates, latitude first, or the address of a page of Google
 * Maps, OpenStreetMap, Apple Maps or another that has them. A short link says nothing by itself, and is not followed.
 */
export function readPlace(text: string): TypedPlace {
  const typed = text.trim();
  const isLink = /:\/\/|\w\.[a-z]{2,}\//i.test(typed);
  const point = isLink ? firstOf(inLinks, decoded(typed)) : (firstOf(pairs, typed) ?? inDegrees(typed));
  return point ?? { problem: isLink ? 'link' : 'unreadable' };
}

/** `Latitud, Longitud`, as the form holds it. */
export const placeText = ({ latitude, longitude }: Point): string => `${latitude}, ${longitude}`;

const problems = { unreadable: messages.notLocation, link: messages.linkWithoutPlace } as const;

/** Why what was typed for a place is none; null where it is one. */
export function problemOfPlace(typed: string): string | null {
  const read = typed.trim() === '' ? null : readPlace(typed);
  return read && 'problem' in read ? problems[read.problem] : null;
}

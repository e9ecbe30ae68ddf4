type Stops = readonly (readonly [offset: number, color: string, opacity?: number])[];

const stopTags = (stops: Stops) =>
  stops
    .map(([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('');

/** A drawing that grows layer by layer, from the back to the front. */
export function createSheet(width: number, height: number) {
  const definitions: string[] = [];
  const layers: string[] = [];
  const define = (tag: string, attributes: string, content: string) => {
    const id = `d${definitions.length}`;
    definitions.push(`<${tag} id="${id}" ${attributes}>${content}</${tag}>`);
    return id;
  };
  const sheet = {
    width,
    height,
    /** A fill that changes from top to bottom, or along the direction given in shares of the shape. */
    linear: (stops: Stops, [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1]) =>
      `url(#${define('linearGradient', `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stopTags(stops))})`,
    /** The same in the drawing's own coordinates: shapes that share it share one light. */
    shared: (stops: Stops, [x1, y1, x2, y2]: readonly [number, number, number, number]) =>
      `url(#${define(
        'linearGradient',
        `gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`,
        stopTags(stops),
      )})`,
    radial: (stops: Stops) => `url(#${define('radialGradient', '', stopTags(stops))})`,
    /** What is drawn with it shows only within the path. */
    clip: (path: string) => `url(#${define('clipPath', '', `<path d="${path}"/>`)})`,
    blur: (deviation: number) =>
      `url(#${define(
        'filter',
        'x="-50%" y="-50%" width="200%" height="200%"',
        `<feGaussianBlur stdDeviation="${deviation}"/>`,
      )})`,
    add: (...tags: string[]) => {
      layers.push(...tags);
    },
    /** The whole drawing, with the grain of printed paper over it. */
    finish(grain = 0.1) {
      const noise = define(
        'filter',
        'x="0" y="0" width="100%" height="100%"',
        '<feTurbulence type="fractalNoise" baseFrequency="0.55" numOctaves="2" seed="7"/>' +
          '<feColorMatrix values="0 0 0 0 .5  0 0 0 0 .48  0 0 0 0 .42  .9 .6 0 0 -.62"/>',
      );
      if (grain > 0) layers.push(`<rect width="100%" height="100%" filter="url(#${noise})" opacity="${grain}"/>`);
      return (
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
        `<defs>${definitions.join('')}</defs>${layers.join('')}</svg>`
      );
    },
  };
  return sheet;
}
export type Sheet = ReturnType<typeof createSheet>;

/** A filled path. */
export const shape = (path: string, fill: string, extra = '') => `<path d="${path}" fill="${fill}" ${extra}/>`;
/** A drawn line. */
export const stroke = (path: string, color: string, width: number, extra = '') =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
export const box = (x: number, y: number, width: number, height: number, fill: string, extra = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${extra}/>`;
export const disc = (x: number, y: number, radius: number, fill: string, extra = '') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${extra}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, extra = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${extra}/>`;

import { box, type Sheet } from './sheet.ts';

/** Darkens the left and the top of a cover, so that white words stand on it. */
export function calm(sheet: Sheet, color: string) {
  const side = sheet.linear(
    [
      [0, color, 0.82],
      [0.34, color, 0.5],
      [0.62, color, 0],
    ],
    [0, 0, 1, 0],
  );
  const above = sheet.linear([
    [0, color, 0.5],
    [0.42, color, 0],
  ]);
  sheet.add(box(0, 0, sheet.width, sheet.height, side), box(0, 0, sheet.width, sheet.height, above));
}

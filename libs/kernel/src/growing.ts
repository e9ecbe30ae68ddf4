/** A time that doubles from `first` with each further step (0, 1, 2, …) up to a longest one. */
export const doubled = (first: number, steps: number, longest: number): number =>
  Math.min(first * 2 ** Math.min(steps, 30), longest);

/** What a process says of a metric, or of the first of several with labels; undefined where it says nothing. */
export const metricIn = (metrics: string, name: string): string | undefined =>
  new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(metrics)?.[1];

import { namesWithCounts } from './names-text.ts';

/** Each name once, with its number where there are several, on a line of its own. */
export const NamesList = ({ of }: { of: readonly string[] }) =>
  namesWithCounts(of).map((name) => (
    <span key={name} data-line style={{ display: 'block' }}>
      {name}
    </span>
  ));

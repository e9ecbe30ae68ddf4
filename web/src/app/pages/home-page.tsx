import { HomePage } from '../../features/home/home-page.tsx';
import { TourGrid } from '../../features/tours/tour-grid.tsx';
import { paths } from '../../lib/paths.ts';

/** As many as leave the last place of the second row to any other destination. */
const TOURS_AT_HOME = 7;

export default function HomeWithTours() {
  return <HomePage tours={<TourGrid quotePath={paths.quote} heading="h3" most={TOURS_AT_HOME} />} />;
}

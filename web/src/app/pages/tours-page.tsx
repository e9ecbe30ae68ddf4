import { ToursPage } from '../../features/tours/tours-page.tsx';
import { paths } from '../../lib/paths.ts';

export default function AllTours() {
  return <ToursPage quotePath={paths.quote} />;
}

import { useParams } from 'react-router-dom';
import { TourPage } from '../../features/tours/tour-page.tsx';
import { paths } from '../../lib/paths.ts';

export default function TourAtItsAddress() {
  const { slug = '' } = useParams();
  return <TourPage key={slug} slug={slug} toursPath={paths.tours} quotePath={paths.quote} />;
}

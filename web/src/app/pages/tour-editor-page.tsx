import { useParams } from 'react-router-dom';
import { NewTour, StoredTour } from '../../features/content/tours/tour-editor.tsx';
import { TourPreview } from './tour-preview.tsx';

/** The form of a tour, with the tours' own card and page as its preview. */
export default function TourEditorPage() {
  const { tourId } = useParams();
  return tourId === undefined ? (
    <NewTour Preview={TourPreview} />
  ) : (
    <StoredTour key={tourId} id={tourId} Preview={TourPreview} />
  );
}

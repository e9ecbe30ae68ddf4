import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

/** Where staff begin: the journeys. Mails of before lead here with a quote, which is in the inbox now. */
export default function StaffHomePage() {
  const [query] = useSearchParams();
  const quote = query.get('quote');
  const to = quote === null ? paths.journeys : `${paths.quotes}?${new URLSearchParams({ quote }).toString()}`;
  return <Navigate to={to} replace />;
}

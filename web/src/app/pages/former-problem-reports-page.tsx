import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

/** Mails of before lead here. */
export default function FormerProblemReportsPage() {
  return <Navigate to={{ pathname: paths.problemReports, search: useLocation().search }} replace />;
}

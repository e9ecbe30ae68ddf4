import { Navigate, Outlet } from 'react-router-dom';
import { useUser } from '../lib/session/use-session.ts';
import { paths } from '../lib/paths.ts';

/** Admin-only routes, inside `RequireSession`: travellers are led to the trip lookup (product 3.2). */
export function RequireStaff() {
  const user = useUser();
  if (!user) return null;
  return user.is_staff ? <Outlet /> : <Navigate to={paths.tripLookup} replace />;
}

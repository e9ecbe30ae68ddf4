import type { Right } from '@bitacora/contracts';
import { Navigate, Outlet } from 'react-router-dom';
import { useEmployee, useRights } from '../../lib/session/use-employee.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { paths } from '../../lib/paths.ts';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { RightLacking } from './right-lacking.tsx';
import { RightsUnknown } from './rights-unknown.tsx';

/**
 * Screens of staff, inside `RequireSession`: travellers are led to the trip lookup (product 3.2), staff without the right
 * are told so. What somebody may do comes with the employee; that it could not be read is said, also above the screens
 * that every member of staff sees.
 */
export function RequireRight({ right }: { right: Right }) {
  const user = useUser();
  const { data: employee, error } = useEmployee();
  const isAllowed = useRights().includes(right);
  if (!user) return null;
  // Of the staff, and without any role until it is set up (product 4.9): the page says so.
  if (user.needs_second_factor) return <Navigate to={paths.secondFactor} replace />;
  if (!user.is_staff) return <Navigate to={paths.tripLookup} replace />;
  if (!isAllowed && employee) return <RightLacking right={right} />;
  const isUnknown = error !== undefined && !employee;
  if (!isAllowed && !isUnknown) return <LoadingScreen />;
  return (
    <>
      {isUnknown && <RightsUnknown />}
      {isAllowed && <Outlet />}
    </>
  );
}

import { type EmployeeRole, rightsOf } from '@bitacora/contracts';
import type { Employee } from '../../../src/lib/session/use-employee.ts';
import { STORAGE_KEY, type SessionUser } from '../../../src/lib/session/stored-session.ts';

export const carlos: SessionUser = {
  id: '0197a000-0000-7000-8000-000000000001',
  username: '0920000023',
  first_name: 'Carlos',
  last_name: 'Muñoz',
  email: 'carlos@ejemplo.ec',
  is_active: true,
  is_staff: false,
};

export const maria: SessionUser = {
  id: '0197a000-0000-7000-8000-000000000002',
  username: '0910000017',
  first_name: 'María José',
  last_name: 'Andrade',
  email: 'maria@ejemplo.ec',
  is_active: true,
  is_staff: true,
};

export const diego: SessionUser = {
  ...maria,
  id: '0197a000-0000-7000-8000-000000000003',
  username: '0910000025',
  first_name: 'Diego',
  last_name: 'Paredes',
  email: 'diego@ejemplo.ec',
};

/** An employee as `GET agency/employee/{ruc}/{user_id}` answers it. */
export const employeeOf = (
  { id, first_name, last_name, email }: SessionUser,
  role: EmployeeRole = 'adviser',
): Employee => ({
  id: '0197a000-0000-7000-8000-0000000000e1',
  user_id: id,
  first_name,
  last_name,
  email: email ?? '',
  phone: null,
  roles: [role],
  role,
  rights: rightsOf([role]),
  is_active: true,
  version: 1,
});

let issued = 0;

/** An access token as identity signs them: the payload says when it ends. */
export function accessToken({ lifetimeSeconds = 900, sub }: { lifetimeSeconds?: number; sub?: string } = {}): string {
  const iat = Math.floor(Date.now() / 1000);
  issued += 1;
  const claims = { iat, exp: iat + lifetimeSeconds, jti: issued, sub };
  return ['header', btoa(JSON.stringify(claims)), 'signature'].join('.');
}

interface Remembered {
  id?: string;
  access?: string;
  refresh?: string;
  expiresInSeconds?: number;
}

/** What the browser remembers of somebody who logged in before. */
export function remember(user: SessionUser | null, over: Remembered = {}): string {
  const { id = 'session-1', access = accessToken(), refresh = 'refresh-1', expiresInSeconds = 900 } = over;
  const stored = { id, access, refresh, expiresAt: Date.now() + expiresInSeconds * 1000, user };
  localStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
  return access;
}

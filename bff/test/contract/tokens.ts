import { type EmployeeRole, employeeRoles } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { newId } from '@bitacora/kernel/ids';
import { accessToken, OTHER_AGENCY } from '@bitacora/testing';
import { randomInt } from 'node:crypto';
import { platform } from './platform.ts';

const privateKey = platform.secrets.jwtPrivateKey;
/** Longer than the contract takes on a busy machine. */
const lifeSeconds = 2 * 60 * 60;
const otherStaffId = '01990000-00ff-7000-8000-000000000001';

const ofStaff = (role: EmployeeRole) =>
  accessToken({ userId: demo[role].userId, agency: demo.agency, roles: [role], privateKey, lifeSeconds });

/** Access tokens as identity signs them: `staff` is an adviser. */
export const tokens = {
  staff: ofStaff('adviser'),
  ...(Object.fromEntries(employeeRoles.map((role) => [role, ofStaff(role)])) as Record<EmployeeRole, string>),
  carlos: accessToken({ userId: demo.carlos.userId, privateKey, lifeSeconds }),
  lucia: accessToken({ userId: demo.lucia.userId, privateKey, lifeSeconds }),
  /** An adviser of an agency that has nothing here. */
  otherStaff: accessToken({ userId: otherStaffId, agency: OTHER_AGENCY, roles: ['adviser'], privateKey, lifeSeconds }),
  otherOwner: accessToken({ userId: otherStaffId, agency: OTHER_AGENCY, roles: ['owner'], privateKey, lifeSeconds }),
};

/** An adviser of an agency that nobody else uses: what is stored for it shows nowhere. */
export const staffOfNewAgency = (): string => {
  const agency = `17${String(randomInt(1e8)).padStart(8, '0')}001`;
  return accessToken({ userId: newId(), agency, roles: ['adviser'], privateKey, lifeSeconds });
};

/** What is no token of ours, or no longer. */
export const badTokens = {
  garbage: 'no-es-un-token',
  expired: accessToken({ userId: demo.carlos.userId, lifeSeconds: -60, privateKey }),
  'signed by somebody else': accessToken({ userId: demo.adviser.userId, agency: demo.agency, roles: ['owner'] }),
  'for somebody else': accessToken({ userId: demo.carlos.userId, privateKey, claims: { aud: 'another' } }),
  'by somebody else': accessToken({ userId: demo.carlos.userId, privateKey, claims: { iss: 'another' } }),
  'that names no key': accessToken({ userId: demo.carlos.userId, privateKey, head: { kid: undefined } }),
  'without a signature': `${Buffer.from('{"alg":"none"}').toString('base64url')}.${tokens.staff.split('.')[1]}.`,
};

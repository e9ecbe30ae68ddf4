import type { Absence, EmployeeRole } from '@bitacora/contracts';
import { Aggregate } from '@bitacora/kernel';
import { isDeepStrictEqual } from 'node:util';

/** Whether the owner of a known account agreed to work there; where none was asked, that was never needed. */
export type Agreement = 'given' | 'asked' | 'withdrawn';

export type EmployeeDetails = Pick<
  Employee,
  'agency' | 'userId' | 'firstName' | 'lastName' | 'email' | 'phone' | 'roles'
>;

/** Somebody who works for an agency, or is asked to. */
export class Employee extends Aggregate {
  agency!: string;
  userId!: string;
  firstName!: string;
  lastName!: string;
  email!: string;
  phone!: string | null;
  roles!: EmployeeRole[];
  isActive!: boolean;
  /** The newest one, also when it is over. */
  absence!: Absence | null;
  agreement!: Agreement;
  /** Until a second factor is set up that the agency asked for meanwhile (product 4.9). */
  isShutOut!: boolean;

  static hire(id: string, details: EmployeeDetails): Employee {
    return Object.assign(new Employee(), details, {
      id,
      isActive: true,
      absence: null,
      agreement: 'given',
      isShutOut: false,
    });
  }

  /** Works there once the account agreed. */
  static ask(id: string, details: EmployeeDetails): Employee {
    return Object.assign(new Employee(), details, {
      id,
      isActive: false,
      absence: null,
      agreement: 'asked',
      isShutOut: false,
    });
  }

  /** Has these roles from now on, also after having left; answers whether that changes anything. */
  assign(roles: EmployeeRole[]): boolean {
    if (this.isActive && isDeepStrictEqual(this.roles, roles)) return false;
    Object.assign(this, { roles, isActive: true, agreement: 'given' });
    return true;
  }

  get isAsked(): boolean {
    return this.agreement === 'asked';
  }

  /** Why nothing is decided about somebody who does not work there. */
  get whyNotHere(): 'dismissed' | 'invitation_not_accepted' {
    return this.agreement === 'given' ? 'dismissed' : 'invitation_not_accepted';
  }

  /** The account agreed, and works there. */
  agree(): void {
    Object.assign(this, { isActive: true, agreement: 'given' });
  }

  /** Is asked once more, or as something else. */
  askAgain(details: Partial<EmployeeDetails> = {}): void {
    Object.assign(this, details, { agreement: 'asked' });
  }

  /** Is asked no more. */
  withdraw(): void {
    this.agreement = 'withdrawn';
  }

  /** Whether he or she decides about the agency. */
  get isOwner(): boolean {
    return this.isActive && this.roles.includes('owner');
  }

  /** Is away then, or not at all; answers whether that changes anything. */
  stateAbsence(absence: Absence | null): boolean {
    if (isDeepStrictEqual(this.absence, absence)) return false;
    this.absence = absence;
    return true;
  }

  /** Is shut out from now on, or let in again; answers whether that changes anything. */
  shutOut(isShutOut: boolean): boolean {
    if (this.isShutOut === isShutOut) return false;
    this.isShutOut = isShutOut;
    return true;
  }

  /** Works for the agency no more. */
  leave(): void {
    Object.assign(this, { isActive: false, absence: null, isShutOut: false });
  }
}

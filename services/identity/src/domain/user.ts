import { alreadyDone } from '@bitacora/contracts/messages';
import { Aggregate } from '@bitacora/kernel';

/** An account: one a person at most. It waits inactive until its owner opens the mailed link. */
export class User extends Aggregate {
  personId!: string;
  username!: string;
  passwordHash!: string | null;
  isActive!: boolean;
  createdAt!: Date;
  activatedAt!: Date | null;
  passwordChangedAt!: Date | null;
  /** Closed for good: it held another person's document. */
  closedAt!: Date | null;

  static waiting(id: string, personId: string, username: string, now: Date): User {
    return Object.assign(new User(), {
      id,
      personId,
      username,
      passwordHash: null,
      isActive: false,
      createdAt: now,
      activatedAt: null,
      passwordChangedAt: null,
      closedAt: null,
    });
  }

  /** Activates the account; without a password it can not yet be used. */
  activate(passwordHash: string | null, now: Date): void {
    if (this.isActive) throw alreadyDone('already_active');
    this.isActive = true;
    this.activatedAt = now;
    if (passwordHash) this.choosePassword(passwordHash, now);
  }

  choosePassword(passwordHash: string, now: Date): void {
    this.passwordHash = passwordHash;
    this.passwordChangedAt = now;
  }

  /** Somebody else knows the password: nobody logs in before a new one is chosen. */
  discardPassword(now: Date): void {
    this.passwordHash = null;
    this.passwordChangedAt = now;
  }

  /** Logs in by another document of the person from now on. */
  rename(username: string): void {
    this.username = username;
  }

  /** Nobody logs in any more, and the user name is free for whom it belongs to. */
  close(now: Date): void {
    this.discardPassword(now);
    Object.assign(this, { username: `closed ${this.id}`, isActive: false, closedAt: now });
  }

  get canLogIn(): boolean {
    return this.isActive && this.passwordHash !== null;
  }
}

import type { Caller } from '../context/caller.ts';

/**
 * What a process knows of tokens that hold by their signature, but whose session has ended or whose roles have changed:
 * the BFF what it was told, identity its own rows. Optional; a process without one believes the signature.
 */
export interface CallerCheck {
  isRefused(caller: Caller): boolean | Promise<boolean>;
}

/** Injection token of a process's CallerCheck, which its module exports. */
export const CALLER_CHECK = Symbol('caller check');

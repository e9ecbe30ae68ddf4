/**
 * A module that each second gives the threads of Node's pool something trivial to do, as long as anything else is under way.
 * Before version 2.41 of the GNU C library a waiting thread may miss that it is woken (sourceware.org, bug 25847): then all
 * of them sleep over work that lies there, a file that is read or a name that is looked up, until more of it comes. Images
 * have a newer one; a developer's machine need not.
 */
export const WAKE_POOL =
  "data:text/javascript,import{stat}from'node:fs';setInterval(()=>stat('/',()=>undefined),1000).unref()";
